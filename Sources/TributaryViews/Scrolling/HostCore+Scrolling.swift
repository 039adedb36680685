package import TributaryGeometry

/// A press inside of scroll views that may become a movement of their content.
package struct ScrollDrag {
  /// The scroll views under the pointer, the innermost first.
  package let scrolls: ContiguousArray<NodeHandle>
  package let start: CGPoint
  package var last: CGPoint
  package var isScrolling = false

  /// Movement along an axis beyond which a press is no tap but moves the content, in points.
  package static let minimumDistance: CGFloat = 10
}

extension HostCore {
  /// Moves the content of scroll views: the innermost takes what it can, the rest passes outwards.
  @MainActor
  package func scroll(_ chain: some Sequence<ScrollNode>, by delta: CGSize) {
    var rest = delta
    for scroll in chain where rest != .zero && scroll.settings.isEnabled { rest = scroll.scroll(by: rest) }
  }

  /// The scroll views at a point of the root, the innermost first.
  package func scrolls(at point: CGPoint) -> ContiguousArray<ScrollNode> {
    ContiguousArray(root.hit(point).lazy.compactMap { $0 as? ScrollNode })
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
  private func firstScroll(in item: ItemNode) -> ScrollNode? {
    if let scroll = item as? ScrollNode { return scroll }
    var found: ScrollNode?
    item.forEachItem { if found == nil { found = firstScroll(in: $0) } }
    return found
  }

  /// The scroll views that keys move: those around the focus, else the first of the tree.
  @MainActor
  package var scrollsOfKeys: ContiguousArray<ScrollNode> { scrolls(of: focused ?? root) }

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

  // MARK: Dragging

  /// A press began: it may become a drag of what scrolls there.
  package func beginDrag(at point: CGPoint, _ chain: HitChain) {
    let scrolls = chain.compactMap { ($0 as? ScrollNode).flatMap { $0.settings.isEnabled ? $0 : nil } }
    input.drag =
      scrolls.isEmpty
      ? nil
      : ScrollDrag(scrolls: ContiguousArray(scrolls.map { handles.handle(for: $0) }), start: point, last: point)
  }

  /// The pointer moved while it was down. The content goes with it, from where it went down.
  ///
  /// - Returns: Whether the movement belongs to scroll views; then the press is no tap any more.
  @MainActor
  package func continueDrag(to point: CGPoint) -> Bool {
    guard var drag = input.drag, point.x.isFinite, point.y.isFinite else { return false }
    let scrolls = drag.scrolls.compactMap { handles.node(for: $0) as? ScrollNode }
    if !drag.isScrolling {
      let distances: [(Axis, CGFloat)] = [
        (.horizontal, point.x - drag.start.x), (.vertical, point.y - drag.start.y),
      ]
      drag.isScrolling = distances.contains { axis, distance in
        abs(distance) > ScrollDrag.minimumDistance && scrolls.contains { $0.range(along: axis) > 0 }
      }
      guard drag.isScrolling else { return false }
      cancelPress()
    }
    scroll(scrolls, by: CGSize(width: drag.last.x - point.x, height: drag.last.y - point.y))
    drag.last = point
    input.drag = drag
    return true
  }
}
