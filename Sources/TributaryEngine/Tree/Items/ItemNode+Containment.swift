package import TributaryGeometry

extension NodeFlags {
  /// The bits that an item hands on to the item that contains it.
  package static let inherited: NodeFlags = [
    .subtreeHasObservers, .subtreeHasWriters, .subtreeHasGuides, .subtreeHasText, .subtreeHasInput,
    .subtreeHasOpaqueSizes,
  ]
}

extension ItemNode {
  /// Takes over what an item that is new in this one says about its subtree.
  package final func adoptFlags(of item: ItemNode) {
    let news = inherited(from: item).subtracting(flags)
    if !news.isEmpty { setInherited(news) }
    // Traits stop at containers of several items; who decorates one item passes them on.
    guard item.flags.contains(.subtreeHasTraits) else { return }
    var node: ItemNode? = self
    while let unary = node as? UnaryNode, !unary.flags.contains(.subtreeHasTraits) {
      unary.flags.insert(.subtreeHasTraits)
      node = unary.container
    }
  }

  /// The bits that an item inside hands on: nothing that stands beside the content of a modifier decides about sizes.
  package final func inherited(from item: ItemNode) -> NodeFlags {
    var inherited = item.flags.intersection(.inherited)
    if inherited.contains(.subtreeHasOpaqueSizes), let unary = self as? UnaryNode, unary.child !== item {
      inherited.remove(.subtreeHasOpaqueSizes)
    }
    return inherited
  }

  /// Tells an item inside, which shares the origin of this one, that this is another now.
  ///
  /// - Returns: Whether it has to be placed again for that.
  package final func passOrigin(to item: ItemNode) -> Bool {
    guard item.flags.contains(.subtreeHasGuides), item.originDidChange() else { return false }
    item.flags.insert(.needsPlacement)
    return true
  }

  /// Whether what is inside has its place in the container around this item.
  private final var isArrangedWithContent: Bool {
    (self as? UnaryNode)?.sharesOriginWithContent ?? (self as? ContainerNode)?.sharesOriginWithContent ?? false
  }

  /// The rectangle of this item in the container that arranges it with others, through whatever stands around it alone.
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

  /// Sets inherited bits on this item and the items around it, and on the structure between them.
  package final func setInherited(_ news: NodeFlags) {
    var news = news
    var reference: Unretained<ItemNode>? = Unretained(self)
    while let current = reference {
      reference = current.with { node in
        if node.flags.isSuperset(of: news) { return nil }
        node.flags.formUnion(news)
        if news.contains(.subtreeHasOpaqueSizes), let container = node.container {
          news = news.intersection(container.inherited(from: node))
        }
        return node.containerReference
      }
    }
  }

  /// Whether this item draws something that has changed: its fragment is drawn again.
  package final func needsDraw() {
    var root = Unretained<ItemNode>(self)
    while let outer = root.with({ $0.flags.contains(.isFragmentRoot) ? nil : $0.containerReference }) { root = outer }
    root.with { root in
      // What was never drawn is drawn when its container is, which has it new in its list.
      if root.flags.contains(.needsDraw) || (root.fragment == nil && root.containerReference != nil) { return }
      hostReference.with { $0.enqueueDraw(root) }
    }
  }

  /// Tells the readers around that a contribution of this item has changed.
  ///
  /// - Parameter key: The key; `nil` if items came or went, so that any key may be concerned.
  @usableFromInline
  package final func contributionsDidChange(_ key: PreferenceKeyInfo?) {
    host.emit(.didPublish(self, key))
    var node = key == nil ? self : container
    while let current = node {
      host.counts.nodesVisited &+= 1
      if !current.invalidateContribution(key) { return }
      node = current.container
    }
  }

  /// The zIndex that this item has among its siblings.
  package final var zIndex: Double {
    (trait(ObjectIdentifier(ZIndexTrait.self)) as? ZIndexTrait)?.value ?? 0
  }
}

extension ItemNode {
  /// Whether another item is this one, or around it.
  package final func isInside(_ other: ItemNode) -> Bool {
    var node: ItemNode? = self
    while let current = node {
      if current === other { return true }
      node = current.container
    }
    return false
  }
}
