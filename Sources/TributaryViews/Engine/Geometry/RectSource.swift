public import TributaryGeometry

/// A rectangle as a function of the view's size.
@usableFromInline
package final class RectSource: AnchorSourceBox<CGRect> {
  /// The rectangle in a view of a size, in points.
  package let rect: (CGSize) -> CGRect

  package init(_ rect: @escaping (CGSize) -> CGRect) { self.rect = rect }

  override package func anchor(at node: ItemNode) -> AnchorBox<CGRect> {
    RectAnchor(AnchorOrigin(node), rect(node.size))
  }
}

private final class RectAnchor: AnchorBox<CGRect> {
  let origin: AnchorOrigin
  let rect: CGRect

  override var origins: ContiguousArray<AnchorOrigin> { [origin] }

  init(_ origin: AnchorOrigin, _ rect: CGRect) {
    self.origin = origin
    self.rect = rect
  }

  override func resolveWithoutView() -> CGRect { .zero }

  override func resolve(in node: ItemNode) -> CGRect { origin.transform(to: node).map(rect) }

  override func isEqual(to other: AnchorBox<CGRect>) -> Bool {
    guard let other = other as? RectAnchor else { return false }
    return rect == other.rect && origin == other.origin
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}
