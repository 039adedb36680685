/// Where something stands in the tree, as positions from the root down. Views that are made anew at the same place, by a
/// changing identity for instance, have the same place.
package struct LoopPlace: Hashable, Sendable {
  private let positions: [Int32]

  package init(_ node: ViewNode) {
    var positions: [Int32] = []
    var current: ViewNode? = node
    while let node = current {
      positions.append(node.indexInParent)
      current = node.parent
    }
    self.positions = positions
  }

  /// The node at this place in the tree of `root`.
  package func node(below root: ViewNode) -> ViewNode? {
    // Positions are kept from the inside out; the last is that of the root itself.
    var node: ViewNode? = root
    for position in positions.dropLast().reversed() {
      var next: ViewNode?
      node?.forEachChild { if $0.indexInParent == position { next = $0 } }
      node = next
    }
    return node
  }
}

/// A modifier that runs actions, for as long as it stands at its place.
package struct LoopReaderID: Hashable, Sendable {
  package let place: LoopPlace
  /// The name of the modifier: one node may run several kinds of actions.
  package let name: String

  /// The name that stands for a body that starts work when it is evaluated.
  package static let body = "body"

  package init(bodyAt place: LoopPlace) {
    self.place = place
    name = Self.body
  }

  package init(_ action: PendingAction) {
    place = LoopPlace(action.node)
    name = action.name
  }
}

/// A piece of state, for as long as its view stands at its place.
package struct LoopStateID: Hashable {
  package let place: LoopPlace
  /// The property; `nil` for an observable object that the view reads.
  package let property: String?
  /// "Model.count": the property of an observable object, where the object tells.
  package var objectProperty: String?
}
