@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

extension ViewGraph {
  /// Moves the content of scroll views, because of a wheel or a key: the innermost takes what it can, the rest passes outwards.
  @MainActor
  package func scroll(_ chain: some Sequence<ScrollNode>, by delta: CGSize) {
    var rest = delta
    for scroll in chain where rest != .zero && scroll.settings.isEnabled {
      if scroll.hasTargetBehavior {
        rest = scroll.step(by: rest)
      } else {
        scroll.stopMotion()
        rest = scroll.scroll(by: rest)
      }
    }
  }

  /// The scroll views at a point of the root, the innermost first.
  package func scrolls(at point: CGPoint) -> ContiguousArray<ScrollNode> {
    ContiguousArray(answering { root.hit(point) }.lazy.compactMap { $0 as? ScrollNode })
  }

  /// The scroll views that a wish to scroll a view is for: the first at or below it, then those around.
  package func scrolls(of item: ItemNode) -> ContiguousArray<ScrollNode> {
    var node: ItemNode? = firstScroll(in: item) ?? item
    var chain: ContiguousArray<ScrollNode> = []
    while let current = node {
      if let scroll = current as? ScrollNode { chain.append(scroll) }
      node = current.container
    }
    return chain
  }

  /// The first scroll view in view order at an item or below.
  package func firstScroll(in item: ItemNode) -> ScrollNode? {
    if let scroll = item as? ScrollNode { return scroll }
    var found: ScrollNode?
    item.forEachItem { if found == nil { found = firstScroll(in: $0) } }
    return found
  }

  /// The scroll views that keys move: those around the focus, else the first of the tree.
  @MainActor
  package var scrollsOfKeys: ContiguousArray<ScrollNode> { scrolls(of: focused ?? root.inputRoot) }

  /// Moves the scroll views around an item so that it is seen.
  package func reveal(_ item: ItemNode) {
    var scroll = item.scrollContainer(along: nil)
    while let current = scroll {
      if let content = current.child {
        current.reveal(
          item.transform(upTo: content).map(CGRect(origin: .zero, size: item.size)), anchor: nil)
      }
      scroll = current.scrollContainer(along: nil)
    }
  }
}
