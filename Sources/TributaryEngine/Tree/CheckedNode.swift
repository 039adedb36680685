package import TributaryGeometry

/// A node with additional invariants that tests check after a frame. Items are checked only while they are visible.
package protocol CheckedNode: ViewNode {
  /// Calls `fail` with a sentence for each violated invariant.
  @MainActor func checkInvariants(_ fail: (String) -> Void)
}

/// An item with caches other than sizes and folds.
package protocol CachingNode: ItemNode {
  /// Recomputes the cached values, and calls `fail` with a sentence for each value that differs.
  @MainActor func checkCaches(_ fail: (String) -> Void)
}

/// An item whose measurement uses cached values.
package protocol RemeasuredNode: ItemNode {
  /// Returns the size for a proposal, computed without the cached values of this item.
  func remeasured(_ proposal: ProposedViewSize) -> CGSize
}

/// An item that caches folds of preferences.
package protocol FoldCachingNode: ItemNode {
  /// Calls `body` for each cached fold that is not invalidated, with the items that were folded.
  @MainActor
  func forEachCachedFold(_ body: (PreferenceKeyInfo, PreferenceSource?, ContiguousArray<ItemNode>) -> Void)
}

/// A node that caches a result of client code.
package protocol RememberingNode {
  /// Whether the cached result equals the result that the client code returns now. Reading this property runs the code.
  var isUpToDate: Bool { get }
}
