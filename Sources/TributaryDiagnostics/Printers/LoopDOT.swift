/// A loop as a graph for Graphviz: one box a step, the last leads back to the first.
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
