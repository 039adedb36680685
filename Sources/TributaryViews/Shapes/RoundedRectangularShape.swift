public import TributaryGeometry

/// A shape that is a rectangle with rounded or square corners.
///
/// Conform a custom rectangle to this protocol so that a ``ConcentricRectangle`` inside it follows its corners when the
/// rectangle is the container shape.
public nonisolated protocol RoundedRectangularShape: InsettableShape {
  /// The styles of the four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the styles of the four corners.
  ///
  /// - Parameter size: The size of the rectangle in points; `nil` if it is not known.
  /// - Returns: The styles; `nil` if they are not known for this size.
  func corners(in size: CGSize?) -> Corners?
}

extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? { Corners() }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Four corners with the smaller dimension of ``cornerSize`` as radius, and at most half of the shorter side.
  public func corners(in size: CGSize?) -> Corners? {
    let radius = min(cornerSize.width, cornerSize.height)
    return .fixed(size.map { min(radius, $0.width / 2, $0.height / 2) } ?? radius)
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Corners? {
    Corners(cornerRadii)
  }
}

extension Capsule: RoundedRectangularShape {
  /// Four corners with half of the shorter side as radius; `nil` without a size.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

extension Circle: RoundedRectangularShape {
  /// Four corners with half of the shorter side as radius; `nil` without a size.
  public func corners(in size: CGSize?) -> Corners? { size.map { .fixed(min($0.width, $0.height) / 2) } }
}

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
