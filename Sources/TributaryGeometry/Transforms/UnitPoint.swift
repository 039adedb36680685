public import Foundation

/// A point in a rectangle as fractions of its width and height, from the top leading corner.
///
///     (0,0) topLeading ── (½,0) top ── (1,0) topTrailing
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width. Values outside 0 to 1 are beyond the edges.
  public var x: CGFloat
  /// The fraction of the height. Values outside 0 to 1 are beyond the edges.
  public var y: CGFloat

  /// Creates the top leading corner.
  @inlinable public init() {
    x = 0
    y = 0
  }

  /// Creates a point from fractions of the width and height.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width, from 0 at the leading edge.
  ///   - y: The fraction of the height, from 0 at the top.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the rectangle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the point in a rectangle of this size with its origin at zero, in points.
  @inlinable package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

extension UnitPoint: Animatable {
  // As with angles, the factor brings fractions to the scale of points.
  /// The fractions, multiplied by 128.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { self = UnitPoint(x: newValue.first / 128, y: newValue.second / 128) }
  }
}
