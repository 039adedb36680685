/// A diagnostic as a page of at most 80 columns.
///
///     ── error: code ───────────────────────────────────────── Module/File.swift:12 ──
///
///     summary, and the observed values
///
///       label    value
///
///     The cycle · The last passes · the response · Try · the article
struct DiagnosticPage {
  static let columns = 80

  private(set) var lines: [PageLine] = []

  var plainText: String { lines.map(\.plainText).joined(separator: "\n") }

  var ansiText: String { lines.map(\.ansiText).joined(separator: "\n") }

  init(_ diagnostic: Diagnostic) {
    writeBanner(diagnostic)
    writeSummary(diagnostic)
    writeEvidence(diagnostic)
    if let loop = diagnostic.loop {
      writeCycle(loop.steps)
      writeTrace(columns: loop.columns, passes: loop.trace)
    }
    if diagnostic.loop == nil { writeCycle(diagnostic.cycle) }
    writeConsequence(diagnostic.consequence)
    writeSuggestions(diagnostic.allSuggestions)
    write(.blank)
    write(PageLine("For details, see the article \(diagnostic.code.article).", .faint))
  }

  mutating func write(_ line: PageLine) { lines.append(line) }

  mutating func writeHeading(_ text: String) {
    write(.blank)
    write(PageLine(text, .heading))
  }

  mutating func writeParagraph(_ text: String, indent: Int = 0, lines limit: Int = .max) {
    let margin = String(repeating: " ", count: indent)
    for line in Columns.wrap(VisibleText(text).text, columns: Self.columns - indent, lines: limit) {
      write(PageLine(margin + line))
    }
  }

  private mutating func writeBanner(_ diagnostic: Diagnostic) {
    let left = "── \(diagnostic.severity.rawValue): \(diagnostic.code.rawValue) "
    var right = "──"
    if let location = diagnostic.location {
      let room = Self.columns - Columns.width(of: left) - 5
      right = " \(Columns.tail(VisibleText(location.description).text, columns: room)) ──"
    }
    let rule = Self.columns - Columns.width(of: left) - Columns.width(of: right)
    write(
      PageLine(
        .init(text: left, style: .banner(diagnostic.severity)),
        .init(text: String(repeating: "─", count: max(0, rule)) + right, style: .faint)))
  }

  private mutating func writeSummary(_ diagnostic: Diagnostic) {
    write(.blank)
    writeParagraph(diagnostic.summary, lines: 8)
    if let loop = diagnostic.loop { writeParagraph(loop.observation) }
  }

  private mutating func writeConsequence(_ consequence: String) {
    guard !consequence.isEmpty else { return }
    writeHeading("What Tributary did")
    writeParagraph(consequence, indent: 2, lines: 8)
  }

  private mutating func writeSuggestions(_ suggestions: [String]) {
    guard !suggestions.isEmpty else { return }
    writeHeading("Try")
    for (index, suggestion) in suggestions.enumerated() {
      let number = "  \(index + 1). "
      let text = Columns.wrap(VisibleText(suggestion).text, columns: Self.columns - number.count, lines: 8)
      for (row, line) in text.enumerated() {
        write(PageLine((row == 0 ? number : String(repeating: " ", count: number.count)) + line))
      }
    }
  }
}

extension DiagnosticPage {
  /// Writes a table of the observations, with labels on the left and values on the right.
  mutating func writeEvidence(_ diagnostic: Diagnostic) {
    var rows: [Evidence] = []
    if diagnostic.occurrences > 1 { rows.append(Evidence("seen", "\(diagnostic.occurrences) times")) }
    rows += diagnostic.evidence
    guard diagnostic.path != nil || !rows.isEmpty else { return }

    let labels = (rows.map(\.label) + (diagnostic.path == nil ? [] : ["view"])).map { VisibleText($0).text }
    let labelColumns = min(24, labels.map(Columns.width).max() ?? 0)
    let valueColumns = Self.columns - labelColumns - 4

    write(.blank)
    if let path = diagnostic.path {
      writeRow("view", [Columns.tail(VisibleText(path).text, columns: valueColumns)], labelColumns)
    }
    for row in rows {
      writeRow(row.label, Self.valueLines(row.lines, columns: valueColumns), labelColumns)
    }
  }

  private mutating func writeRow(_ label: String, _ values: [String], _ labelColumns: Int) {
    let label = Columns.padded(Columns.head(VisibleText(label).text, columns: labelColumns), to: labelColumns)
    for (index, value) in values.enumerated() {
      write(
        PageLine(
          .init(text: "  " + (index == 0 ? label : Columns.padded("", to: labelColumns)) + "  ", style: .faint),
          .init(text: value, style: .plain)))
    }
  }

  /// Returns the lines of at most eight values, with at most three lines each.
  private static func valueLines(_ values: [String], columns: Int) -> [String] {
    let shown = values.prefix(8).flatMap { Columns.wrap(VisibleText($0).text, columns: columns, lines: 3) }
    if values.isEmpty { return ["none"] }
    return values.count > 8 ? shown + ["… and \(values.count - 8) more"] : shown
  }
}

/// A line of a page as spans with a style, which each printer renders differently.
struct PageLine: Equatable {
  enum Style: Equatable {
    case plain, heading, faint, strong
    case banner(Severity)
  }

  struct Span: Equatable {
    var text: String
    var style: Style
  }

  var spans: [Span]

  init(_ spans: Span...) { self.spans = spans }

  init(_ text: String, _ style: Style = .plain) { spans = [Span(text: text, style: style)] }

  static let blank = PageLine("")

  var plainText: String {
    var text = spans.map(\.text).joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  var ansiText: String {
    spans.map { span in
      guard let code = span.style.ansiCode, !span.text.isEmpty else { return span.text }
      return "\u{1B}[\(code)m\(span.text)\u{1B}[0m"
    }.joined()
  }
}

extension PageLine.Style {
  /// The parameters of the "select graphic rendition" sequence.
  fileprivate var ansiCode: String? {
    switch self {
    case .plain: nil
    case .heading, .strong: "1"
    case .faint: "2"
    case .banner(.error): "1;31"
    case .banner(.warning): "1;33"
    case .banner(.note): "1;36"
    }
  }
}
