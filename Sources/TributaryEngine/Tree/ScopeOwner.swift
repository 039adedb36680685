/// An item with content that depends on a result of the frame: a *scope* of its own (``ViewGraph/runScope(of:_:)``).
package protocol ScopeOwner: ItemNode {
  /// Places the content, after it was built or brought up to date.
  func placeScope()
}
