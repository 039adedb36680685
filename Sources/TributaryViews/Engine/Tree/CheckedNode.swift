/// A node with invariants of its own, for tests: those that hold after a frame in what is shown.
package protocol CheckedNode {
  /// Calls `fail` with a sentence for each invariant that is broken.
  func checkInvariants(_ fail: (String) -> Void)
}
