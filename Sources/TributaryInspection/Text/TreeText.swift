import Foundation
import TributaryDiagnostics

/// The tree as text in lines of 80 columns. The text is the same on every machine.
///
///     VStack                                           56×40 at 72,30 for 200×100
///      Counter
///        taps = 5
///       Text "Tapped 5" #label                         56×16 at 72,30 for 200×46
struct TreeText {
  let text: String

  private static let columns = 80

  /// The maximum indentation depth. Deeper views are not indented further.
  private static let deepest = 32

  /// - Parameter isOutline: Whether the internal parts of controls are omitted.
  init(_ inspection: Inspection, isOutline: Bool = false) {
    let present = inspection.nodes.filter { $0.isPresent && !(isOutline && $0.isInner) }
    var lines = [Self.headline(inspection, present.count)]
    var depths: [Int: Int] = [:]
    for node in inspection.nodes where isOutline {
      depths[node.id] = node.parent.flatMap { depths[$0] }.map { node.isInner ? $0 : $0 + 1 } ?? 0
    }
    for node in present {
      let depth = depths[node.id] ?? node.depth
      lines += Self.lines(node, depth)
      let margin = Self.margin(depth + 2)
      // The internal state of a control may change without notice.
      let isTold = !(node.isControl && isOutline)
      let state = isTold ? node.state.map { "\($0.name) = \($0.value)" } : []
      let reads = isTold ? node.environment.map { "reads \($0.name) = \($0.value)" } : []
      let facts = state + reads + node.traits.map { "\($0.name) \($0.value)" } + node.absences.map { "is \($0)" }
      for fact in facts {
        lines.append(Columns.head(margin + VisibleText(fact).text, columns: Self.columns))
      }
    }
    if !inspection.omitted.isEmpty { lines.append("omitted: \(inspection.omitted.description)") }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func headline(_ inspection: Inspection, _ count: Int) -> String {
    let time = LengthText.number(inspection.time)
    let findings = inspection.findings.isEmpty ? "" : ", \(LengthText.plural(inspection.findings.count, "finding"))"
    return "\(LengthText.size(inspection.size)) at \(time) s: \(LengthText.plural(count, "node"))\(findings)"
  }

  private static func margin(_ depth: Int) -> String { String(repeating: " ", count: min(depth, deepest)) }

  /// Returns the name and the frame of a view, in two lines if they do not fit into one.
  private static func lines(_ node: Inspection.Node, _ depth: Int) -> [String] {
    let identity = node.identity.map { " (\($0))" } ?? ""
    let left = margin(depth) + VisibleText(NodeName(node).text + identity).text
    guard let layout = node.layout else { return [Columns.head(left, columns: columns)] }
    let place = node.frame.map { " at \(LengthText.point($0.origin))" } ?? ""
    let right = "\(LengthText.size(layout.size))\(place) for \(LengthText.proposal(layout.proposal))"
    let room = columns - right.count - 2
    if Columns.width(of: left) <= room { return [Columns.padded(left, to: room) + "  " + right] }
    return [Columns.head(left, columns: columns), String(repeating: " ", count: max(0, room + 2)) + right]
  }
}

/// The name of a node in a line: its type, its text, and its identifier.
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
  /// The tree as text in lines of 80 columns. The text is the same on every machine.
  ///
  /// It has one line for each view and modifier with its name, its size, its position in the root, and the size
  /// proposal, followed by the values of its state and of its environment reads.
  public var dump: String { TreeText(self).text }

  /// The tree as in ``dump``, without the internal parts of controls, which may change without notice.
  public var outline: String { TreeText(self, isOutline: true).text }
}

/// Formatting of lengths in text tools: points with at most two decimals.
enum LengthText {
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nil" : value < 0 ? "−∞" : "∞" }
    let rounded = (value * 100).rounded() / 100
    let text = NumberText(rounded).description
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  static func length(_ length: Inspection.Length) -> String {
    switch length {
    case .unspecified: "nil"
    case .points(let points): number(points)
    case .infinite: "∞"
    }
  }

  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func proposal(_ proposal: Inspection.Proposal) -> String {
    "\(length(proposal.width))×\(length(proposal.height))"
  }

  static func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension Inspection.Preference {
  /// Returns the writers, folds, and readers of the preference, as text in lines of at most 80 columns.
  ///
  /// A fold follows the participants that it combines, with its input values and its result.
  ///
  /// - Parameter inspection: The inspection that contains the preference.
  public func text(in inspection: Inspection) -> String {
    var paths: [Int: String] = [:]
    for node in inspection.nodes { paths[node.id] = node.path }
    let first = Columns.head(VisibleText("\(key) = \(value ?? "not requested")").text, columns: 80)
    let lines = participants.flatMap { $0.lines { paths[$0] ?? "removed view" } }
    return ([first] + lines).joined(separator: "\n") + "\n"
  }

  /// All participants in order.
  var participants: [Participant] {
    let writers = writers.map { writer in
      Participant(
        place: writer.place, node: writer.node, receiver: writer.receiver, value: writer.value,
        isReplacing: !writer.isTransform
      ) { path in
        Self.lines(writer.isTransform ? "transform" : "writer", path(writer.node), writer.value, writer.location)
          + (writer.hiddenBy.map { ["    " + Columns.tail("hidden by \(path($0))", columns: 76)] } ?? [])
      }
    }
    let folds = folds.map { fold in
      Participant(place: fold.place, node: fold.node, receiver: fold.receiver, value: fold.value, isReplacing: false) {
        path in
        FoldText(path: path(fold.node), inputs: inputs(of: fold), count: fold.parts.count, value: fold.value).lines
      }
    }
    let readers = readers.map { reader in
      Participant(place: reader.place, node: reader.node, receiver: reader.receiver, value: nil, isReplacing: false) {
        path in
        Self.lines("reader", path(reader.node), reader.name, reader.location)
      }
    }
    return (writers + folds + readers).sorted { $0.place < $1.place }
  }

  private static func lines(_ head: String, _ path: String, _ tail: String, _ location: String?) -> [String] {
    let tail = VisibleText(tail).text
    return ["  \(head) \(Columns.tail(VisibleText(path).text, columns: 80 - 3 - head.count))"]
      + (tail.isEmpty ? [] : ["    " + Columns.head(tail, columns: 76)])
      + (location.map { ["    at \(Columns.tail($0, columns: 73))"] } ?? [])
  }
}
