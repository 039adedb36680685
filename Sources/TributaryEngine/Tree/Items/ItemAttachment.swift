package import TributaryDrawing
package import TributaryLayout

/// The properties of an item that are stored outside its node, in one word of the node.
package enum ItemAttachment {
  case none
  /// The drawing of the item, if the item is the root of a fragment and has no extras. Most such items are rigid rows,
  /// which have no extras.
  case fragment(DisplayFragment)
  case extras(ItemExtras)

  /// The rarely used properties.
  package var extras: ItemExtras? {
    if case .extras(let extras) = self { extras } else { nil }
  }

  /// The drawing of the item, if the item is the root of a fragment.
  package var fragment: DisplayFragment? {
    get {
      switch self {
      case .none: nil
      case .fragment(let fragment): fragment
      case .extras(let extras): extras.fragment
      }
    }
    set {
      if let extras {
        extras.fragment = newValue
      } else {
        self = newValue.map { .fragment($0) } ?? .none
      }
    }
  }

  /// Returns the extras, and creates them if necessary.
  package mutating func makeExtras() -> ItemExtras {
    if let extras { return extras }
    let extras = ItemExtras(fragment)
    self = .extras(extras)
    return extras
  }
}

/// The rarely used properties of an item, which are stored outside its node.
package final class ItemExtras {
  /// The answers to proposals other than that of the last measurement.
  @exclusivity(unchecked) package var probes: ProbeCache?
  /// The drawing of the item, if it is the root of a fragment.
  @exclusivity(unchecked) package var fragment: DisplayFragment? {
    didSet { reach = nil }
  }
  /// The reach of the item; `nil` if no hit test has read it since the fragment was replaced.
  @exclusivity(unchecked) var reach: CachedHitReach?
  /// The proposals for which the size of the item holds; `nil` if it holds only for the measured proposal.
  @exclusivity(unchecked) package var sizeRegion: ProposalRegion?

  fileprivate init(_ fragment: DisplayFragment?) { self.fragment = fragment }
}
