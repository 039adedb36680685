public import Foundation

/// Distances inward from the four sides of a rectangle, in points; negative ones go outward.
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the side where reading starts.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the side where reading ends.
  public var trailing: CGFloat

  /// Creates insets from four distances in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets of one length on the chosen edges and zero on the others.
  @inlinable package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The length that leading and trailing take together, in points.
  @inlinable package var horizontal: CGFloat { leading + trailing }

  /// The length that top and bottom take together, in points.
  @inlinable package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets {
  /// The sum of two insets, edge by edge.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }

  /// The difference of two insets, edge by edge.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs + (-rhs) }

  /// Adds to insets, edge by edge.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Subtracts from insets, edge by edge.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// A multiple of insets, edge by edge.
  @inlinable public static func * (lhs: Self, rhs: Double) -> Self {
    let factor = CGFloat(rhs)
    return Self(
      top: lhs.top * factor, leading: lhs.leading * factor, bottom: lhs.bottom * factor,
      trailing: lhs.trailing * factor)
  }

  /// Multiplies insets, edge by edge.
  @inlinable public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }

  /// A fraction of insets, edge by edge.
  @inlinable public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }

  /// Divides insets, edge by edge.
  @inlinable public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }

  /// The opposite of insets, edge by edge.
  @inlinable public static prefix func - (operand: Self) -> Self {
    Self(top: -operand.top, leading: -operand.leading, bottom: -operand.bottom, trailing: -operand.trailing)
  }

  /// Turns every distance round.
  @inlinable public mutating func negate() { self = -self }

  /// The length of the insets as a vector of four.
  @inlinable public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>

  /// Top, leading, bottom and trailing, in this order.
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
