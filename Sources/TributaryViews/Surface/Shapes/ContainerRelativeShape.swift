@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// The shape that `containerShape(_:)` has set around, as much smaller as what is drawn is further inside.
///
///     container, radius 20   ╭────────────────╮
///     8 points inside        │ ╭────────────╮ │
///     radius 12              │ ╰────────────╯ │
///                            ╰────────────────╯
///
/// The outline keeps the distance of the nearest of the four edges, so that its corners have the centres of those around.
/// Where no shape is set around, it is a rectangle.
///
/// > Source: conformance SHAPE-33 to SHAPE-35.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// A shape that is told by the views around.
  public init() {}

  public static var _isSizedByProposal: Bool { true }

  public func path(in rect: CGRect) -> Path {
    guard let item = currentEvaluation.node as? ItemNode, let container = item.nearestContainerShape else {
      return Path(rect)
    }
    let place = item.readPlace(in: container)
    let inside = place.transform.map(rect)
    let distance = min(
      inside.minX, inside.minY, place.size.width - inside.maxX, place.size.height - inside.maxY)
    return container.outline(around: rect, insetBy: distance.asExtent)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { MarginShape(self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that the container around has, smaller by the distance from its edges.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
