package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
public import TributaryGeometry

/// Whether a shape or a view is mirrored horizontally, depending on the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same picture in both layout directions.
  case fixed
  /// A mirrored picture in one layout direction.
  case mirrors(in: LayoutDirection)

  /// A mirrored picture in right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns whether the picture is mirrored in a layout direction.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
  /// Returns the outline that is drawn at the origin, mirrored if the shape is mirrored in the layout direction.
  ///
  /// - Parameters:
  ///   - size: The size of the rectangle, in points.
  ///   - fillStyle: The rule that determines the interior of the path.
  ///   - direction: The layout direction of the view that draws the shape.
  package func outline(in size: CGSize, _ fillStyle: FillStyle, _ direction: LayoutDirection) -> ShapeOutline {
    let rect = CGRect(origin: .zero, size: size)
    var outline = _outline(in: rect, fillStyle: fillStyle)
    if layoutDirectionBehavior.isMirrored(in: direction) { outline.path = outline.path.mirrored(in: rect) }
    return outline
  }

  /// Returns the path in a rectangle, mirrored if the shape is mirrored in the layout direction.
  func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    return layoutDirectionBehavior.isMirrored(in: direction) ? path.mirrored(in: rect) : path
  }
}

extension Path {
  /// Returns the mirror image about the vertical line through the center of a rectangle.
  fileprivate func mirrored(in rect: CGRect) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// A node with a shape, whose outline depends on the environment.
package protocol OutlinedItem: ItemNode {
  /// The environment in which the outline is drawn and hit.
  var outlineEnvironment: Unretained<EnvironmentScope> { get }
}

extension OutlinedItem {
  /// The layout direction in which the outline is drawn and hit.
  package var outlineDirection: LayoutDirection { outlineEnvironment.layoutDirection }
}
