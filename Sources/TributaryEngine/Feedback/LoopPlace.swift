package import TributaryFeedback

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

  /// The innermost place that holds both.
  package func common(with other: LoopPlace) -> LoopPlace {
    let pairs = zip(positions.reversed(), other.positions.reversed())
    return LoopPlace(positions: positions.suffix(pairs.prefix { $0 == $1 }.count))
  }

  /// This place and those around it, up to the root.
  package var outwards: some Sequence<LoopPlace> {
    positions.indices.lazy.map { LoopPlace(positions: positions.dropFirst($0)) }
  }

  private init(positions: some Sequence<Int32>) { self.positions = Array(positions) }

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
  /// One node may run several kinds of actions.
  package let name: ActionName

  package init(bodyAt place: LoopPlace) {
    self.place = place
    name = .body
  }

  /// The readers of a line as one.
  package init(lineAt place: LoopPlace, _ name: ActionName) {
    self.place = place
    self.name = name
  }

  package init(_ action: PendingAction) {
    place = LoopPlace(action.node)
    name = action.name
  }
}

/// A piece of state, for as long as its view stands at its place.
package struct LoopStateID: Hashable {
  package let place: LoopPlace
  package let property: LoopProperty

  package init(place: LoopPlace, property: LoopProperty) {
    self.place = place
    self.property = property
  }

  /// - Parameter property: `nil` for an observable object that the view reads.
  package init(place: LoopPlace, property: String?) {
    self.init(place: place, property: LoopProperty(property))
  }
}

/// What stands on a loop, by places.
package struct LoopMembership: Hashable {
  package let readers: Set<LoopReaderID>
  package let states: Set<LoopStateID>

  package init(_ series: LoopSeries) {
    readers = Set(series.readers.map(\.id))
    states = Set(series.states.map(\.id))
  }

  package static func readers(of parts: [LoopSeries]) -> Set<LoopReaderID> {
    Set(parts.lazy.flatMap { $0.readers.map(\.id) })
  }
}
