package import TributaryGeometry

/// An item that answers for its leading and trailing edges.
package protocol DirectedItem: ItemNode {
  /// Which way leading is for what this item itself answers of its edges. Asked wherever such an answer is made.
  var layoutDirection: LayoutDirection { get }
}

/// An item that goes by the axis of the stack that it stands in, as lines and spacers do.
package protocol OrientedItem: ItemNode {
  /// The stack that lays this item out, through whatever stands around it alone, runs along another axis now.
  ///
  /// Called by those who have changed that, before layout. It may mark nodes for layout.
  func orientationDidChange()
}

extension ItemNode {
  /// Tells the item inside of all that stands around it alone that its stack runs along another axis.
  package final func stackOrientationDidChange() {
    var item: ItemNode? = self
    while let unary = item as? UnaryNode {
      unary.forEachSideItem { $0.stackOrientationDidChange() }
      item = unary.child
    }
    if let item = item as? any OrientedItem { item.orientationDidChange() }
  }
}

/// An item that nothing around it lays out, with a proposal of its own.
package protocol ProposesToItself: ItemNode {
  /// The proposal with which the item places itself.
  var ownProposal: ProposedViewSize { get }
}

/// An item by whose size those frames inside it go that are relative to a container.
package protocol RelativeFrameContainer: ItemNode {
  /// The size that is shared out, in points.
  var sizeForRelativeFrames: CGSize { get }
}

/// An item with content that depends on a result of the frame: a *scope* of its own (``ViewGraph/runScope(of:_:)``).
package protocol ScopeOwner: ItemNode {
  /// Places the content, after it was built or brought up to date.
  func placeScope()
}
