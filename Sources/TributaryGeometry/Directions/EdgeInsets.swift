public import Foundation

/// Distances inward from the edges of a rectangle, in points. Negative distances extend outward.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from four distances, in points.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - leading: The distance from the leading edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - trailing: The distance from the trailing edge, in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  // The derived operator would be a call from other modules, for each padding in an update.
  @inlinable public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool {
    a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing
  }

  /// Creates insets with all distances 0.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets of one length in points on the given edges, and 0 on the others.
  @inlinable package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and trailing insets, in points.
  @inlinable package var horizontal: CGFloat { leading + trailing }

  /// The sum of the top and bottom insets, in points.
  @inlinable package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets {
  /// Adds two insets, edge by edge.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }

  /// Subtracts one inset from another, edge by edge.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs + (-rhs) }

  /// Adds insets in place, edge by edge.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Subtracts insets in place, edge by edge.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies insets by a factor, edge by edge.
  @inlinable public static func * (lhs: Self, rhs: Double) -> Self {
    let factor = CGFloat(rhs)
    return Self(
      top: lhs.top * factor, leading: lhs.leading * factor, bottom: lhs.bottom * factor,
      trailing: lhs.trailing * factor)
  }

  /// Multiplies insets by a factor in place, edge by edge.
  @inlinable public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }

  /// Divides insets by a divisor, edge by edge.
  @inlinable public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }

  /// Divides insets by a divisor in place, edge by edge.
  @inlinable public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }

  /// Negates insets, edge by edge.
  @inlinable public static prefix func - (operand: Self) -> Self {
    Self(top: -operand.top, leading: -operand.leading, bottom: -operand.bottom, trailing: -operand.trailing)
  }

  /// Replaces every distance with its additive inverse.
  @inlinable public mutating func negate() { self = -self }

  /// The Euclidean norm of the four distances.
  @inlinable public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

  /// The top, leading, bottom, and trailing distances, in this order.
  @inlinable public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
