/// A loop as a picture: boxes from top to bottom, and a line from the last box back to the first.
///
///     ┌──────────────┐
///  ┌─▶│ writer │ │ └──────┬───────┘ │ ┌──────▼───────┐ └──│ layout │
///     └──────────────┘
struct LoopSVG {
  let text: String

  private static let width = 640
  private static let margin = 24
  private static let left = 72
  private static let lineHeight = 18
  private static let gap = 28
  /// The number of columns in a box.
  private static let columns = 72

  init(_ loop: FeedbackLoop) {
    var body: [String] = []
    var y = Self.margin
    for line in Columns.wrap(loop.observation, columns: Self.columns, lines: 3) {
      body.append(Self.text(line, x: Self.margin, y: y + 14, style: "font-weight=\"bold\""))
      y += Self.lineHeight
    }
    y += Self.gap / 2
    var middles: [Int] = []
    for (index, step) in loop.steps.enumerated() {
      let lines = Self.lines(of: step)
      let height = lines.count * Self.lineHeight + 16
      body.append(
        "<rect x=\"\(Self.left)\" y=\"\(y)\" width=\"\(Self.width - Self.left - Self.margin)\" height=\"\(height)\" "
          + "rx=\"6\" fill=\"\(Self.fill(step.kind))\" stroke=\"#444\"/>")
      for (row, line) in lines.enumerated() {
        body.append(
          Self.text(
            line, x: Self.left + 12, y: y + 20 + row * Self.lineHeight, style: row == 0 ? "font-weight=\"bold\"" : ""))
      }
      middles.append(y + height / 2)
      y += height
      if index < loop.steps.count - 1 {
        body.append(Self.arrow("M\(Self.width / 2) \(y)V\(y + Self.gap - 2)"))
        y += Self.gap
      }
    }
    if let first = middles.first, let last = middles.last, middles.count > 1 {
      body.append(Self.arrow("M\(Self.left) \(last)H\(Self.left - 36)V\(first)H\(Self.left - 2)"))
    }
    let height = y + Self.margin
    text =
      ([
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.width)\" height=\"\(height)\" "
          + "viewBox=\"0 0 \(Self.width) \(height)\" font-family=\"sans-serif\" font-size=\"13\">",
        "<title>A feedback loop</title>",
        "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" "
          + "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"#444\"/></marker></defs>",
        "<rect width=\"\(Self.width)\" height=\"\(height)\" fill=\"#fff\"/>",
      ] + body + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func lines(of step: FeedbackLoop.Step) -> [String] {
    var lines = [Columns.head("\(step.kind.rawValue)  \(VisibleText(step.path, limit: 400).text)", columns: columns)]
    if let location = step.location {
      lines.append(Columns.tail(VisibleText(location.description).text, columns: columns))
    }
    if !step.detail.isEmpty {
      lines += Columns.wrap(VisibleText(step.detail, limit: 400).text, columns: columns, lines: 2)
    }
    return lines
  }

  private static func fill(_ kind: FeedbackLoop.Step.Kind) -> String {
    switch kind {
    case .writer, .key, .fold: "#e8f0fe"
    case .reader: "#fff4d6"
    case .state: "#fde2e1"
    case .body, .layout: "#e6f4ea"
    }
  }

  private static func text(_ line: String, x: Int, y: Int, style: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(style.isEmpty ? "" : " \(style)")>\(escaped(line))</text>"
  }

  private static func arrow(_ path: String) -> String {
    "<path d=\"\(path)\" fill=\"none\" stroke=\"#444\" marker-end=\"url(#tip)\"/>"
  }

  private static func escaped(_ text: String) -> String {
    // These are the only remaining scalars that XML documents must not contain.
    let allowed = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FFFE}" && $0 != "\u{FFFF}" }))
    return allowed.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension FeedbackLoop {
  /// The cycle as a standalone SVG picture.
  public var svg: String { LoopSVG(self).text }
}

/// A loop as a Graphviz graph: one box per step, with an edge from the last step to the first.
struct LoopDOT {
  let text: String

  init(_ loop: FeedbackLoop) {
    var lines = ["digraph loop {", "  rankdir=TB;", "  node [shape=box, fontname=\"sans-serif\"];"]
    for (index, step) in loop.steps.enumerated() {
      let label = Self.lines(of: step).map(Self.escaped).joined(separator: "\\n")
      lines.append("  n\(index) [label=\"\(label)\"\(step.kind == .state ? ", style=bold" : "")];")
    }
    for index in loop.steps.indices {
      let next = (index + 1) % loop.steps.count
      lines.append("  n\(index) -> n\(next)\(next == 0 ? " [style=dashed]" : "");")
    }
    lines.append("  label=\"\(Self.escaped(loop.observation))\";")
    lines.append("}")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of step: FeedbackLoop.Step) -> [String] {
    var lines = ["\(step.kind.rawValue): \(VisibleText(step.path, limit: 200).text)"]
    if let location = step.location { lines.append(VisibleText(location.description, limit: 200).text) }
    if !step.detail.isEmpty { lines.append(VisibleText(step.detail, limit: 200).text) }
    return lines
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}

extension FeedbackLoop {
  /// The cycle as a Graphviz graph: one box for each step, in causal order, and an edge back.
  public var dot: String { LoopDOT(self).text }
}
