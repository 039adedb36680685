import Tributary

/// The views after the script, and the counts of the first frame.
struct Report {
  let style: SelectionStyle
  let selected: String
  let passes: Int
  let settled: Bool
  /// Calls of `reduce` in the whole frame.
  let reduces: Int
  /// The months in the order of their preference deliveries.
  let order: [Int]
  let months: [(name: String, frame: CGRect)]
  /// The border that all months share; `nil` if each month has one.
  let border: CGRect?
  let diagnostics: [Diagnostic]
  /// The report of every app.
  let window: String

  @MainActor
  init(_ app: MonthSelectorApp, _ run: AppResult) {
    let host = run.host
    style = app.style
    selected = Months.names[host.preference(SelectedMonthKey.self)]
    passes = run.firstFrame.passes
    settled = run.firstFrame.settled
    reduces = run.firstFrame.counts.reduces
    order =
      switch app.style {
      case .fade: []
      case .border: host.preference(MonthFramesKey.self).map(\.index)
      case .anchor: host.preference(MonthAnchorsKey.self).map(\.index)
      }
    months = Months.names.enumerated().map { index, name in (name, host.frame(of: "month-\(index)") ?? .zero) }
    border = host.frame(of: "border")
    diagnostics = host.diagnostics
    window = run.report
  }

  /// One JSON object, ending with a line feed. Equal runs produce identical bytes.
  var json: String {
    let months = months.map { "    {\"name\": \"\($0.name)\", \(Report.members($0.frame))}" }
    return """
      {
        "style": "\(style.rawValue)",
        "selected": "\(selected)",
        "passes": \(passes),
        "settled": \(settled),
        "reduces": \(reduces),
        "order": \(order),
        "months": [
      \(months.joined(separator: ",\n"))
        ],
        "border": \(border.map { "{\(Report.members($0))}" } ?? "null"),
        "diagnostics": [\(diagnostics.map(\.json).joined(separator: ", "))],
        "window": \(window.split(separator: "\n").joined(separator: "\n  "))
      }

      """
  }

  private static func members(_ frame: CGRect) -> String {
    zip(["x", "y", "width", "height"], [frame.minX, frame.minY, frame.width, frame.height])
      .map { "\"\($0)\": \(number($1))" }
      .joined(separator: ", ")
  }

  /// The shortest digits that represent the number, without a fraction of zero.
  private static func number(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
