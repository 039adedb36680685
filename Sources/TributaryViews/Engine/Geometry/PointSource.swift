public import TributaryGeometry

/// A point as a function of the view's size.
@usableFromInline
package final class PointSource: AnchorSourceBox<CGPoint> {
  private let point: (CGSize) -> CGPoint

  package init(_ point: @escaping (CGSize) -> CGPoint) { self.point = point }

  override package func anchor(at node: ItemNode) -> AnchorBox<CGPoint> {
    PointAnchor(AnchorOrigin(node), point(node.size))
  }
}

private final class PointAnchor: AnchorBox<CGPoint> {
  let origin: AnchorOrigin
  let point: CGPoint

  override var origins: ContiguousArray<AnchorOrigin> { [origin] }

  init(_ origin: AnchorOrigin, _ point: CGPoint) {
    self.origin = origin
    self.point = point
  }

  override func resolveWithoutView() -> CGPoint { .zero }

  override func resolve(in node: ItemNode) -> CGPoint { origin.transform(to: node).map(point) }

  override func isEqual(to other: AnchorBox<CGPoint>) -> Bool {
    guard let other = other as? PointAnchor else { return false }
    return point == other.point && origin == other.origin
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(origin) }
}
