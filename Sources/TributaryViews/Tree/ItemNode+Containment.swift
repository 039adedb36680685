import TributaryGeometry

extension NodeFlags {
  /// The bits that an item hands on to the item that contains it.
  package static let inherited: NodeFlags = [.holdsObservers, .holdsWriters, .holdsGuides, .holdsText, .holdsInput]
}

extension ItemNode {
  /// Takes over what an item that is new in this one says about its subtree.
  package final func adoptFlags(of item: ItemNode) {
    let news = item.flags.intersection(.inherited).subtracting(flags)
    if !news.isEmpty { setInherited(news) }
    // Traits stop at containers of several items; who decorates one item passes them on.
    guard item.flags.contains(.holdsTraits) else { return }
    var node: ItemNode? = self
    while let unary = node as? UnaryNode, !unary.flags.contains(.holdsTraits) {
      unary.flags.insert(.holdsTraits)
      node = unary.container
    }
  }

  /// Sets inherited bits on this item and the items around it, and on the structure between them.
  package final func setInherited(_ news: NodeFlags) {
    if flags.isSuperset(of: news) { return }
    flags.formUnion(news)
    containerReference?.with { $0.setInherited(news) }
  }

  /// Whether this item draws something that has changed: its fragment is drawn again.
  package final func needsDraw() {
    if !flags.contains(.isFragmentRoot), let containerReference {
      containerReference.with { $0.needsDraw() }
    } else if !flags.contains(.needsDraw) {
      hostReference.with { $0.enqueueDraw(self) }
    }
  }

  /// Tells the readers around that a contribution of this item has changed.
  ///
  /// - Parameter key: The key; `nil` if items came or went, so that any key may be concerned.
  @usableFromInline
  package final func contributionsDidChange(_ key: PreferenceKeyInfo?) {
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

/// The trait that orders drawing.
@usableFromInline
package final class ZIndexTrait {
  package let value: Double
  package init(_ value: Double) { self.value = value }
}
