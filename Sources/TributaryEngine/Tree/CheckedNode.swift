package import TributaryGeometry

/// A node with invariants of its own, for tests: those that hold after a frame. Items are asked where they are shown.
package protocol CheckedNode: ViewNode {
  /// Calls `fail` with a sentence for each invariant that is broken.
  @MainActor func checkInvariants(_ fail: (String) -> Void)
}

/// An item that remembers more than sizes and folds.
package protocol CachingNode: ItemNode {
  /// Computes again what is remembered; calls `fail` with a sentence for what is not true.
  @MainActor func checkCaches(_ fail: (String) -> Void)
}

/// An item that measures with the help of something that it remembers.
package protocol RemeasuredNode: ItemNode {
  /// The size for a proposal, without anything remembered by this item itself.
  func remeasured(_ proposal: ProposedViewSize) -> CGSize
}

/// An item that remembers folds of preferences.
package protocol FoldingNode: ItemNode {
  /// Calls `body` for the folds that are remembered and held to be true, with the items that were folded.
  @MainActor
  func forEachRememberedFold(_ body: (PreferenceKeyInfo, PreferenceSource?, ContiguousArray<ItemNode>) -> Void)
}

/// A node that remembers an answer of user code.
package protocol RememberingNode {
  /// Whether the answer is what the code would answer now; asking runs it.
  var isUpToDate: Bool { get }
}
