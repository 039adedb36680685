/// The state of a node and its subtree, one bit for each fact.
///
/// Names follow one vocabulary: `is…` is a fact about this node, `needs…` is pending work for this node, and
/// `subtreeHas…` is a fact about this node or a descendant. A `subtreeHas…` bit is set on all ancestors and never
/// cleared. The flags are grouped by the subsystem that sets and clears them.
@usableFromInline
package struct NodeFlags: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  // The flags of the tree and of the update pass.

  /// The node was removed from the tree. Queues skip it.
  @_transparent @usableFromInline
  package static var isRemoved: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The body requires an evaluation.
  @_transparent @usableFromInline
  package static var needsUpdate: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// The mark of the queue of the update pass.
  @_transparent @usableFromInline
  package static var isQueuedForUpdate: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// The list of items in the subtree has changed.
  @_transparent @usableFromInline
  package static var needsItems: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The mark of the queue of nodes that collect items.
  @_transparent @usableFromInline
  package static var isQueuedForItems: NodeFlags { NodeFlags(rawValue: 1 << 4) }
}

/// The flags of the layout pass.
extension NodeFlags {
  /// No measured size is valid.
  @_transparent @usableFromInline
  package static var needsMeasure: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// An item in this subtree requires placement.
  @_transparent @usableFromInline
  package static var needsPlacement: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// The mark of the queue of layout roots. Only ``PassQueue`` changes this mark and those of the other queues.
  @_transparent @usableFromInline
  package static var isQueuedForLayout: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The node has been placed at least once.
  @_transparent @usableFromInline
  package static var isPlaced: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// The size differs from the size at the last placement, or differed in between.
  @_transparent @usableFromInline
  package static var isResized: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// The measured size holds for every proposal.
  @_transparent @usableFromInline
  package static var isRigid: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// The measured item is infinitely long along both axes for an infinite proposal; see ``LayoutElement/isElastic``.
  @_transparent @usableFromInline
  package static var isElastic: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The sizes of this node or a descendant come from client code, or depend on earlier proposals. Stacks propose in
  /// the documented order.
  @_transparent @usableFromInline
  package static var subtreeHasOpaqueSizes: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// This node or a descendant has an explicit alignment guide other than a text baseline.
  @_transparent @usableFromInline
  package static var subtreeHasGuides: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// This node or a descendant is text, which has baselines.
  @_transparent @usableFromInline
  package static var subtreeHasText: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// This node or a descendant in the same item has a trait such as `zIndex`.
  @_transparent @usableFromInline
  package static var subtreeHasTraits: NodeFlags { NodeFlags(rawValue: 1 << 15) }
}

/// The flags of the geometry pass.
extension NodeFlags {
  /// The node was placed or moved, and the observers in its subtree have not been notified yet.
  @_transparent @usableFromInline
  package static var needsGeometry: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// The mark of the queue of the geometry pass.
  @_transparent @usableFromInline
  package static var isQueuedForGeometry: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// This node or a descendant observes geometry.
  @_transparent @usableFromInline
  package static var subtreeHasObservers: NodeFlags { NodeFlags(rawValue: 1 << 18) }
}

/// The flags of the preference pass.
extension NodeFlags {
  /// The structural node is a preference writer, or is between a writer and the item of the writer.
  @_transparent @usableFromInline
  package static var isInWriter: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  /// At least one preference writer publishes for this item.
  @_transparent @usableFromInline
  package static var hasWriters: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  /// This node or a descendant contributes to a preference.
  @_transparent @usableFromInline
  package static var subtreeHasWriters: NodeFlags { NodeFlags(rawValue: 1 << 21) }
  /// The content of the container is dynamic: the default value of a preference takes part if no view in the content
  /// writes it.
  @_transparent @usableFromInline
  package static var isDynamicContainer: NodeFlags { NodeFlags(rawValue: 1 << 22) }
  /// The root of content that was created from a preference of the adjacent item. It is up to date once that preference
  /// is.
  @_transparent @usableFromInline
  package static var isBuiltContent: NodeFlags { NodeFlags(rawValue: 1 << 23) }
  /// The value of this preference reader may be out of date.
  @_transparent @usableFromInline
  package static var needsDelivery: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// The mark of the queue of the preference pass.
  @_transparent @usableFromInline
  package static var isQueuedForDelivery: NodeFlags { NodeFlags(rawValue: 1 << 25) }
}

/// The flags of the draw pass.
extension NodeFlags {
  /// The node draws into a separate fragment.
  @_transparent @usableFromInline
  package static var isFragmentRoot: NodeFlags { NodeFlags(rawValue: 1 << 26) }
  /// The fragment is out of date.
  @_transparent @usableFromInline
  package static var needsDraw: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// The mark of the queue of the draw pass.
  @_transparent @usableFromInline
  package static var isQueuedForDrawing: NodeFlags { NodeFlags(rawValue: 1 << 28) }
}

/// The flags of features, which name them in extensions.
extension NodeFlags {
  /// A fact about this node or a descendant that one feature owns.
  @_transparent @usableFromInline
  package static var subtreeHasFeature: NodeFlags { NodeFlags(rawValue: 1 << 29) }
  /// The first fact about a node that a feature owns.
  @_transparent @usableFromInline
  package static var isFeature1: NodeFlags { NodeFlags(rawValue: 1 << 30) }
  /// The second fact about a node that a feature owns.
  @_transparent @usableFromInline
  package static var isFeature2: NodeFlags { NodeFlags(rawValue: 1 << 31) }
}

extension NodeFlags {
  /// No flags.
  @usableFromInline package static var none: NodeFlags {
    @_transparent get { NodeFlags(rawValue: 0) }
  }
  /// The flags of an item without a valid size and placement.
  @usableFromInline package static var needsLayout: NodeFlags {
    @_transparent get { NodeFlags(rawValue: needsMeasure.rawValue | needsPlacement.rawValue) }
  }
  /// The flags of a preference writer.
  @usableFromInline package static var writer: NodeFlags {
    @_transparent get { NodeFlags(rawValue: isInWriter.rawValue | subtreeHasWriters.rawValue) }
  }
  /// The flags of an item for which a preference writer publishes.
  @usableFromInline package static var published: NodeFlags {
    @_transparent get { NodeFlags(rawValue: hasWriters.rawValue | subtreeHasWriters.rawValue) }
  }
  /// The flags that measuring an item again clears.
  package static var measurement: NodeFlags {
    @_transparent get { NodeFlags(rawValue: needsMeasure.rawValue | isRigid.rawValue | isElastic.rawValue) }
  }
  /// The flags that placing an item clears.
  package static var placement: NodeFlags {
    @_transparent get { NodeFlags(rawValue: needsPlacement.rawValue | isResized.rawValue) }
  }

  /// The flags of an item whose proposals must be made in the order of the layout.
  package static var orderedSizes: NodeFlags {
    @_transparent get { NodeFlags(rawValue: subtreeHasOpaqueSizes.rawValue | subtreeHasGuides.rawValue) }
  }

  /// Whether there is a measured size that holds for every proposal.
  package var isSettledAndRigid: Bool {
    @_transparent get { rawValue & Self.measurement.rawValue == Self.isRigid.rawValue }
  }
}

/// Set operations on whole words.
///
/// The operations of `OptionSet` are generic. Without optimization, as in tests, they took two thirds of the time of a
/// first frame. An array literal takes 1,500 to 3,200 instructions, so code that runs for each node uses the constants
/// above.
extension NodeFlags {
  @_transparent @usableFromInline
  package func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  @_transparent @usableFromInline
  package func isSuperset(of other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  @_transparent @usableFromInline
  package func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }

  @_transparent @usableFromInline
  package mutating func insert(_ other: NodeFlags) { rawValue |= other.rawValue }

  @_transparent @usableFromInline
  package mutating func formUnion(_ other: NodeFlags) { rawValue |= other.rawValue }

  @_transparent @usableFromInline
  package mutating func remove(_ other: NodeFlags) { rawValue &= ~other.rawValue }

  @_transparent @usableFromInline
  package func union(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue | other.rawValue) }

  @_transparent @usableFromInline
  package func intersection(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue & other.rawValue) }

  @_transparent @usableFromInline
  package func subtracting(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue & ~other.rawValue) }

  @_transparent @usableFromInline
  package var isEmpty: Bool { rawValue == 0 }
}
