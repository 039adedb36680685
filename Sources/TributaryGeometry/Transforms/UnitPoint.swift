public import Foundation

/// A place in a rectangle as fractions of its width and height, from the top leading corner.
///
///     (0,0) topLeading ── (½,0) top ── (1,0) topTrailing
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width; outside 0 to 1 it lies beyond the sides.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Creates the top leading corner.
  @inlinable public init() {
    x = 0
    y = 0
  }

  /// A place from fractions of width and height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The corner above where reading starts.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The corner above where reading ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the edge where reading starts.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the edge where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The corner below where reading starts.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner below where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in a rectangle of this size with its origin at zero, in points.
  @inlinable package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

extension UnitPoint: Animatable {
  // As with angles, the factor brings fractions to the scale of points.
  /// 128 times the fractions.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { self = UnitPoint(x: newValue.first / 128, y: newValue.second / 128) }
  }
}
