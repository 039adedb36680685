/// What a node has to say about itself and what is below, one bit each.
///
/// Names follow one vocabulary: `is…` is a fact about this node, `needs…` is work to be done for this node, `subtreeHas…`
/// says that this node or one below has something (such bits are set upwards and never cleared).
@usableFromInline
package struct NodeFlags: OptionSet, Sendable {
  @usableFromInline package var rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The node has left the tree. Whoever still finds it in a queue passes it by.
  @_transparent @usableFromInline
  package static var isRemoved: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The body has to be evaluated again.
  @_transparent @usableFromInline
  package static var needsUpdate: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// No measured size is valid.
  @_transparent @usableFromInline
  package static var needsMeasure: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// Something in this subtree has to be placed again.
  @_transparent @usableFromInline
  package static var needsPlacement: NodeFlags { NodeFlags(rawValue: 1 << 3) }
  /// The measured size is the answer to every proposal.
  @_transparent @usableFromInline
  package static var isRigid: NodeFlags { NodeFlags(rawValue: 1 << 4) }
  /// The node draws into a fragment of its own.
  @_transparent @usableFromInline
  package static var isFragmentRoot: NodeFlags { NodeFlags(rawValue: 1 << 5) }
  /// The fragment is out of date.
  @_transparent @usableFromInline
  package static var needsDraw: NodeFlags { NodeFlags(rawValue: 1 << 6) }
  /// This node or one below wants to know about changed geometry.
  @_transparent @usableFromInline
  package static var subtreeHasObservers: NodeFlags { NodeFlags(rawValue: 1 << 7) }
  /// The node was placed or moved, and whoever cares below has not been told yet.
  @_transparent @usableFromInline
  package static var needsGeometry: NodeFlags { NodeFlags(rawValue: 1 << 8) }
  /// This node or one below contributes to some preference.
  @_transparent @usableFromInline
  package static var subtreeHasWriters: NodeFlags { NodeFlags(rawValue: 1 << 9) }
  /// This node or one below has an explicit alignment guide other than a text baseline.
  @_transparent @usableFromInline
  package static var subtreeHasGuides: NodeFlags { NodeFlags(rawValue: 1 << 10) }
  /// This node or one below in the same item carries a trait such as zIndex.
  @_transparent @usableFromInline
  package static var subtreeHasTraits: NodeFlags { NodeFlags(rawValue: 1 << 11) }
  /// The value of a reader of a preference may be out of date.
  @_transparent @usableFromInline
  package static var needsDelivery: NodeFlags { NodeFlags(rawValue: 1 << 12) }
  /// The list of items below has changed.
  @_transparent @usableFromInline
  package static var needsItems: NodeFlags { NodeFlags(rawValue: 1 << 13) }
  /// This node or one below reacts to pointer events or can be focused.
  @_transparent @usableFromInline
  package static var subtreeHasInput: NodeFlags { NodeFlags(rawValue: 1 << 14) }
  /// The node has been placed at least once.
  @_transparent @usableFromInline
  package static var isPlaced: NodeFlags { NodeFlags(rawValue: 1 << 15) }
  /// This node or one below is text, which has baselines.
  @_transparent @usableFromInline
  package static var subtreeHasText: NodeFlags { NodeFlags(rawValue: 1 << 16) }
  /// The node changes the transactions of what is below.
  @_transparent @usableFromInline
  package static var changesTransaction: NodeFlags { NodeFlags(rawValue: 1 << 17) }
  /// The mark of the queue of layout roots. This mark and those of the other queues belong to ``PassQueue`` alone.
  @_transparent @usableFromInline
  package static var isQueuedForLayout: NodeFlags { NodeFlags(rawValue: 1 << 18) }
  /// The mark of the queue of the update pass.
  @_transparent @usableFromInline
  package static var isQueuedForUpdate: NodeFlags { NodeFlags(rawValue: 1 << 25) }
  /// The mark of the queue of nodes that collect items.
  @_transparent @usableFromInline
  package static var isQueuedForItems: NodeFlags { NodeFlags(rawValue: 1 << 26) }
  /// The mark of the queue of the geometry pass.
  @_transparent @usableFromInline
  package static var isQueuedForGeometry: NodeFlags { NodeFlags(rawValue: 1 << 27) }
  /// The mark of the queue of the preference pass.
  @_transparent @usableFromInline
  package static var isQueuedForDelivery: NodeFlags { NodeFlags(rawValue: 1 << 28) }
  /// The mark of the queue of the draw pass.
  @_transparent @usableFromInline
  package static var isQueuedForDrawing: NodeFlags { NodeFlags(rawValue: 1 << 29) }
  /// The container stands for content that may come and go: where nobody in it writes a preference, its default takes part.
  @_transparent @usableFromInline
  package static var isDynamicContainer: NodeFlags { NodeFlags(rawValue: 1 << 19) }
  /// The size differs from the one that the node was last placed with, or did for a while.
  @_transparent @usableFromInline
  package static var isResized: NodeFlags { NodeFlags(rawValue: 1 << 20) }
  /// The writer of a preference has reported that it hides what is below.
  @_transparent @usableFromInline
  package static var hasReportedHiding: NodeFlags { NodeFlags(rawValue: 1 << 31) }
  /// The root of what was built from a preference of the item beside it; it is up to date once that preference is.
  @_transparent @usableFromInline
  package static var isBuiltContent: NodeFlags { NodeFlags(rawValue: 1 << 21) }
  /// The item moves, comes or goes, or did so lately: where it is shown is asked of the timeline.
  @_transparent @usableFromInline
  package static var isInMotion: NodeFlags { NodeFlags(rawValue: 1 << 22) }
  /// The container draws items that go beside its own.
  @_transparent @usableFromInline
  package static var subtreeHasDepartures: NodeFlags { NodeFlags(rawValue: 1 << 23) }
  /// The modifier stands around an item that goes: its list keeps it no longer.
  @_transparent @usableFromInline
  package static var isDeparting: NodeFlags { NodeFlags(rawValue: 1 << 24) }
  /// The sizes of this node or one below come from client code, or depend on what was asked before: stacks propose in the
  /// documented order.
  @_transparent @usableFromInline
  package static var subtreeHasOpaqueSizes: NodeFlags { NodeFlags(rawValue: 1 << 30) }
}

extension NodeFlags {
  /// Neither a size nor a placement is valid.
  @usableFromInline package static var needsLayout: NodeFlags {
    @_transparent get { NodeFlags(rawValue: needsMeasure.rawValue | needsPlacement.rawValue) }
  }
  /// The flags that measuring an item again clears.
  package static var measurement: NodeFlags {
    @_transparent get { NodeFlags(rawValue: needsMeasure.rawValue | isRigid.rawValue) }
  }
  /// The flags that placing an item clears.
  package static var placement: NodeFlags {
    @_transparent get { NodeFlags(rawValue: needsPlacement.rawValue | isResized.rawValue) }
  }

  /// Whether there is a measured size, and it answers every proposal.
  package var isSettledAndRigid: Bool {
    @_transparent get { rawValue & Self.measurement.rawValue == Self.isRigid.rawValue }
  }
}

/// The operations of sets on whole words.
///
/// Those of `OptionSet` are generic: without optimization, which is how tests run, they took two thirds of a first frame.
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
}
