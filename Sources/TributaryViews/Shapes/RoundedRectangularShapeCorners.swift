public import TributaryGeometry

/// The styles of the four corners of a rectangle.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Creates the styles of the four corners. An omitted corner is square.
  ///
  /// - Parameters:
  ///   - topLeading: The style of the top leading corner.
  ///   - topTrailing: The style of the top trailing corner.
  ///   - bottomLeading: The style of the bottom leading corner.
  ///   - bottomTrailing: The style of the bottom trailing corner.
  public init(
    topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
    bottomTrailing: Edge.Corner.Style = 0
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates four corners of one style.
  ///
  /// - Parameter style: The curve of the corners: circular, or continuous.
  public init(all style: Edge.Corner.Style) {
    self.init(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// Four corners that follow the container shape.
  public static var concentric: RoundedRectangularShapeCorners { concentric() }

  /// Returns four corners that follow the container shape.
  ///
  /// - Parameter minimum: The style with the smallest radius.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .concentric(minimum: minimum))
  }

  /// Returns four corners with a radius, in points.
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(all: .fixed(radius))
  }

  /// Creates corners with separate radii.
  init(_ radii: RectangleCornerRadii) {
    self.init(
      topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
  }

  /// The smallest radii of the corners.
  var radii: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius, bottomLeading: bottomLeading.radius, bottomTrailing: bottomTrailing.radius,
      topTrailing: topTrailing.radius)
  }

  /// The corners with leading and trailing exchanged.
  var mirrored: RoundedRectangularShapeCorners {
    RoundedRectangularShapeCorners(
      topLeading: topTrailing, topTrailing: topLeading, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading)
  }

  /// The style of a corner.
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}
