import Foundation
import TributaryDiagnostics

/// The tree as text in lines of 80 columns, the same on every machine.
///
///     VStack                                           56×40 at 72,30 for 200×100
///      Counter
///        taps = 5
///       Text "Tapped 5" #label                         56×16 at 72,30 for 200×46
struct TreeText {
  let text: String

  private static let columns = 80

  /// Views that stand deeper are not moved further to the right.
  private static let deepest = 32

  init(_ inspection: Inspection) {
    let present = inspection.nodes.filter(\.isPresent)
    var lines = [Self.headline(inspection, present.count)]
    for node in present {
      lines.append(Self.line(node))
      let margin = Self.margin(node.depth + 2)
      let facts =
        node.state.map { "\($0.name) = \($0.value)" } + node.environment.map { "reads \($0.name) = \($0.value)" }
        + node.traits.map { "\($0.name) \($0.value)" } + node.absences.map { "is \($0)" }
      for fact in facts {
        lines.append(Columns.head(margin + VisibleText(fact).text, columns: Self.columns))
      }
    }
    if !inspection.omitted.isEmpty { lines.append("left out: \(inspection.omitted.description)") }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func headline(_ inspection: Inspection, _ count: Int) -> String {
    let time = LengthText.number(inspection.time)
    let findings = inspection.findings.isEmpty ? "" : ", \(LengthText.plural(inspection.findings.count, "finding"))"
    return "\(LengthText.size(inspection.size)) at \(time) s: \(LengthText.plural(count, "node"))\(findings)"
  }

  private static func margin(_ depth: Int) -> String { String(repeating: " ", count: min(depth, deepest)) }

  private static func line(_ node: Inspection.Node) -> String {
    let left = margin(node.depth) + VisibleText(NodeName(node).text).text
    guard let layout = node.layout else { return Columns.head(left, columns: columns) }
    let place = node.frame.map { " at \(LengthText.point($0.origin))" } ?? ""
    let right = "\(LengthText.size(layout.size))\(place) for \(LengthText.proposal(layout.proposal))"
    let room = max(16, columns - right.count - 2)
    return "\(Columns.padded(Columns.head(left, columns: room), to: room))  \(right)"
  }
}

/// What a node is called in a line: its type, what it shows and its identifier.
struct NodeName {
  let text: String

  init(_ node: Inspection.Node) {
    var text = node.type
    if let shown = node.text { text += " \"\(shown)\"" }
    if let identifier = node.identifier { text += " #\(identifier)" }
    self.text = text
  }
}

extension Inspection {
  /// The tree as text in lines of 80 columns, the same on every machine.
  ///
  /// One line for each view and modifier: what it is called, its size, where it stands in the root, and the proposal that it
  /// answers; below it the values of its state and of what it reads from the environment.
  public var dump: String { TreeText(self).text }
}
