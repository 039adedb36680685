package import TributaryGeometry

/// An item with guides at its leading and trailing edges.
package protocol DirectedItem: ItemNode {
  /// The layout direction that determines the leading and trailing guides of this item. Read whenever such a guide is
  /// computed.
  var layoutDirection: LayoutDirection { get }
}

/// An item that depends on the axis of the enclosing stack, such as a divider or a spacer.
package protocol OrientedItem: ItemNode {
  /// Called when the axis has changed of the stack that lays out this item, directly or through modifiers of this item
  /// only.
  ///
  /// The code that changed the axis calls this method before layout. The method can mark nodes for layout.
  func orientationDidChange()
}

extension ItemNode {
  /// Notifies this item, or the item inside its modifiers, that the axis of its stack has changed.
  package final func stackOrientationDidChange() {
    var item: ItemNode? = self
    while let unary = item?.asUnary {
      unary.forEachSideItem { $0.stackOrientationDidChange() }
      item = unary.child
    }
    if let item = item as? any OrientedItem { item.orientationDidChange() }
  }
}

extension ItemNode {
  /// The axis of the stack that lays out this item, directly or through modifiers; `nil` outside stacks.
  package final var stackAxis: Axis? {
    var node = container
    while let current = node {
      if let list = current.asContainer { return list.stackOrientation }
      if current.asUnary == nil { return nil }
      node = current.container
    }
    return nil
  }

  /// Invalidates the length and spacing of this item, and the results of its ancestors, after the axis of its stack has
  /// changed.
  package final func isElsewhereInStack() {
    flags.remove(.needsMeasure)
    needsMeasure()
    containerNeedsDistribution()
  }
}

/// An item with content that depends on a result of the frame: a separate *scope* (``ViewGraph/runScope(of:_:)``).
package protocol ScopeOwner: ItemNode {
  /// Places the content, after it was created or updated.
  func placeScope()
}
