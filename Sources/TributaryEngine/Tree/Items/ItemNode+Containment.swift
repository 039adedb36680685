package import TributaryGeometry

extension NodeFlags {
  /// The bits that an item propagates to its container.
  package static let inherited: NodeFlags = [
    .subtreeHasObservers, .subtreeHasWriters, .subtreeHasGuides, .subtreeHasText, .subtreeHasFeature,
    .subtreeHasOpaqueSizes,
  ]
}

extension ItemNode {
  /// Adopts the inherited bits of an item that was inserted into this one.
  package final func adoptFlags(of item: ItemNode) {
    let news = inherited(from: item).subtracting(flags)
    if !news.isEmpty {
      if containerReference == nil { flags.formUnion(news) } else { setInherited(news) }
    }
    // Traits do not propagate beyond containers of several items. Modifiers of a single item propagate them.
    guard item.flags.contains(.subtreeHasTraits) else { return }
    var node: ItemNode? = self
    while let unary = node?.asUnary, !unary.flags.contains(.subtreeHasTraits) {
      unary.flags.insert(.subtreeHasTraits)
      node = unary.container
    }
  }

  /// Returns the bits that a contained item propagates to this one. Overlays and backgrounds of a modifier do not
  /// affect sizes.
  package final func inherited(from item: ItemNode) -> NodeFlags {
    var inherited = item.flags.intersection(.inherited)
    if inherited.contains(.subtreeHasOpaqueSizes), let unary = asUnary, unary.child !== item {
      inherited.remove(.subtreeHasOpaqueSizes)
    }
    return inherited
  }

  /// Notifies a contained item that the origin that it shares with this item has changed.
  ///
  /// - Returns: Whether the item requires placement.
  package final func passOrigin(to item: ItemNode) -> Bool {
    guard item.flags.contains(.subtreeHasGuides), item.originDidChange() else { return false }
    item.flags.insert(.needsPlacement)
    return true
  }

  /// Whether the content is positioned in the coordinates of the parent container.
  private final var isArrangedWithContent: Bool {
    asUnary?.sharesOriginWithContent ?? asContainer?.sharesOriginWithContent ?? false
  }

  /// The frame of this item in the container that arranges it with other items, across modifiers of this item only, in
  /// points.
  package final var frameInArrangement: CGRect {
    var frame = CGRect(origin: origin, size: size)
    var outer = container
    while let current = outer, current.isArrangedWithContent {
      frame.origin.x += current.origin.x
      frame.origin.y += current.origin.y
      outer = current.container
    }
    return frame
  }

  /// Sets inherited bits on this item and its ancestors, including the structural nodes between them.
  package final func setInherited(_ news: NodeFlags) {
    var news = news
    var reference: Unretained<ItemNode>? = Unretained(self)
    while let current = reference {
      reference = current.with { node in
        if node.flags.isSuperset(of: news) { return nil }
        node.insert(news)
        if news.contains(.subtreeHasOpaqueSizes), let container = node.container {
          news = news.intersection(container.inherited(from: node))
        }
        return node.containerReference
      }
    }
  }

  /// Sets bits, and notifies the container of the first observer of geometry in this item.
  fileprivate final func insert(_ news: NodeFlags) {
    let gainsObservers = news.contains(.subtreeHasObservers) && !flags.contains(.subtreeHasObservers)
    flags.formUnion(news)
    if gainsObservers { container?.asContainer?.observersDidAppear(in: self) }
  }

  /// Invalidates the fragment that draws this item.
  package final func needsDraw() {
    var root = Unretained<ItemNode>(self)
    while let outer = root.with({ $0.flags.contains(.isFragmentRoot) ? nil : $0.containerReference }) { root = outer }
    root.with { root in
      // A fragment that was never drawn is drawn with its container, which is invalidated when its list of items
      // changes.
      if root.flags.contains(.needsDraw) || (root.fragment == nil && root.containerReference != nil) { return }
      hostReference.with { $0.enqueueDraw(root) }
    }
  }

  /// The `zIndex` of this item among its siblings.
  package final var zIndex: Double {
    (trait(ObjectIdentifier(ZIndexTrait.self)) as? ZIndexTrait)?.value ?? 0
  }
}

/// The trait that determines the drawing order.
package final class ZIndexTrait {
  package let value: Double
  package init(_ value: Double) { self.value = value }
}

extension ViewNode {
  /// Sets the bit of observers, and others, on this node and its ancestors, through the items that contain it.
  final func setObserversUpwards(_ bits: NodeFlags) {
    insertObservers(bits)
    var reference = outerReference
    while let current = reference {
      reference = current.with { node in
        if node.flags.contains(bits) { return nil }
        node.insertObservers(bits)
        return node.outerReference
      }
    }
  }

  @inline(__always)
  private final func insertObservers(_ bits: NodeFlags) {
    if let item = asItem { item.insert(bits) } else { flags.formUnion(bits) }
  }
}

extension ItemNode {
  /// Returns whether another item is this item or one of its ancestors.
  package final func isInside(_ other: ItemNode) -> Bool {
    var node: ItemNode? = self
    while let current = node {
      if current === other { return true }
      node = current.container
    }
    return false
  }

  /// Returns whether this item is in the content of the owner of a scope.
  ///
  /// The content includes the layers that its views present. The root contains these layers, so that the search
  /// continues from them to the views that present them.
  package final func isInScope(of owner: ItemNode) -> Bool {
    var node: ViewNode? = self
    while let current = node, current.depth >= owner.depth {
      if current === owner { return true }
      let container = current.asItem?.container
      node = container === host.root ? current.parent : container ?? current.parent
    }
    return false
  }
}
