import TributaryFeedback

/// Readers of which each has brought the next, by what it wrote: no place is told anything twice, and yet it is one loop.
///
///     page 1 ──writes──▶ path ──▶ page 2 ──writes──▶ path ──▶ page 3 ──▶ …
///
/// It is known by the modifiers that they are, and by the place that all of them stand in; so it is known again whoever
/// comes next.
package struct SpawningChain: Hashable {
  package let kins: Set<ReaderSignature>
  /// The innermost place that all of them stand in.
  package let place: LoopPlace

  package init(kins: Set<ReaderSignature>, place: LoopPlace) {
    self.kins = kins
    self.place = place
  }
}

/// Some lines, for the question whether an action is that of one more reader.
package struct LoopLines {
  private var kins: [LoopPlace: Set<ReaderSignature>] = [:]

  package init() {}

  package var isEmpty: Bool { kins.isEmpty }

  package mutating func insert(_ line: SpawningChain) { kins[line.place, default: []].formUnion(line.kins) }

  package mutating func formUnion(_ other: LoopLines) { kins.merge(other.kins) { $0.union($1) } }

  /// The place of the line that an action is of.
  ///
  /// - Complexity: O(*n*²) in the depth of the action's node.
  package func place(of action: PendingAction) -> LoopPlace? {
    let kin = ReaderSignature(action)
    return LoopPlace(action.node).outwards.first { kins[$0]?.contains(kin) ?? false }
  }
}

/// A modifier as it is written, wherever it stands in the tree: its kind, and the view in whose body it is.
package struct ReaderSignature: Hashable {
  private let name: ActionName
  private let node: ObjectIdentifier
  private let body: ObjectIdentifier

  init(_ name: ActionName, of node: ViewNode) {
    self.name = name
    self.node = ObjectIdentifier(type(of: node))
    body = ObjectIdentifier(type(of: node.nearestBody))
  }

  package init(_ action: PendingAction) { self.init(action.name, of: action.node) }
}

extension ViewNode {
  /// The node of the body in which this one is written; the root where there is none.
  package final var nearestBody: ViewNode {
    var body: ViewNode = self
    while !(body is EvaluatedNode), let parent = body.parent { body = parent }
    return body
  }
}
