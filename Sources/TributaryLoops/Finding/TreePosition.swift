package import TributaryDiagnostics
package import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

/// A position in the tree, as indices from the root down. A view that is created again at the same position, for
/// example after a change of identity, has the same place.
package struct TreePosition: Hashable, Sendable {
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

  /// The number of nodes from the root down to this place.
  package var depth: Int { positions.count }

  /// Returns the innermost place that contains this place and another one.
  package func common(with other: TreePosition) -> TreePosition {
    let pairs = zip(positions.reversed(), other.positions.reversed())
    return TreePosition(positions: positions.suffix(pairs.prefix { $0 == $1 }.count))
  }

  /// This place and the places around it, up to the root.
  package var outwards: some Sequence<TreePosition> {
    positions.indices.lazy.map { TreePosition(positions: positions.dropFirst($0)) }
  }

  private init(positions: some Sequence<Int32>) { self.positions = Array(positions) }

  /// Returns the node at this place in the tree of `root`.
  package func node(below root: ViewNode) -> ViewNode? {
    // Positions are stored from the innermost to the outermost. The last one is that of the root itself.
    var node: ViewNode? = root
    for position in positions.dropLast().reversed() {
      var next: ViewNode?
      node?.forEachChild { if $0.indexInParent == position { next = $0 } }
      node = next
    }
    return node
  }
}

/// An identifier of a modifier with actions, which is constant while the modifier remains at its place.
package struct LoopReaderID: Hashable, Sendable {
  package let place: TreePosition
  /// The name of the action, which distinguishes the actions of one node.
  package let name: ActionName

  package init(bodyAt place: TreePosition) {
    self.place = place
    name = .body
  }

  /// Creates one identifier for all readers of a spawning chain.
  package init(lineAt place: TreePosition, _ name: ActionName) {
    self.place = place
    self.name = name
  }

  package init(_ action: PendingAction) {
    place = TreePosition(action.node)
    name = action.name
  }
}

/// An identifier of a piece of state, which is constant while its view remains at its place.
package struct LoopStateID: Hashable {
  package let place: TreePosition
  package let property: LoopProperty

  package init(place: TreePosition, property: LoopProperty) {
    self.place = place
    self.property = property
  }

  /// Creates an identifier from the name of a property.
  ///
  /// - Parameter property: The name; `nil` for an observable object that the view reads.
  package init(place: TreePosition, property: String?) {
    self.init(place: place, property: LoopProperty(property))
  }
}

/// The members of a loop, by place.
package struct LoopComponenthip: Hashable {
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
