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
