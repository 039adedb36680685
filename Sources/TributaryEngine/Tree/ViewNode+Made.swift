extension ViewNode {
  /// This node, as the type of node that the view or modifier which brings it up to date has made.
  ///
  /// A node is handed to `_updateNode` of the very type whose `_makeNode` made it: the node of the content hangs below the
  /// node of what contains it, and where another type may come to stand in its place (`AnyView`, a choice, another identity)
  /// that is found out before. So the class is known and need not be looked up; a debug build looks nevertheless, and traps.
  @inlinable @inline(__always)
  package final func made<Node: ViewNode>(as type: Node.Type) -> Node { unsafeDowncast(self, to: type) }
}
