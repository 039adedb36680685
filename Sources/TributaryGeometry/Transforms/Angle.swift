/// An angle. Positive angles rotate clockwise, because y points down.
@frozen
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates the zero angle.
  @inlinable public init() { radians = 0 }

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// Returns an angle from radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle from degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The zero angle.
  @inlinable public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// Adds two angles.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { Angle(radians: lhs.radians + rhs.radians) }
  /// Subtracts one angle from another.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { Angle(radians: lhs.radians - rhs.radians) }
  /// Multiplies an angle by a factor.
  @inlinable public static func * (lhs: Self, rhs: Double) -> Self { Angle(radians: lhs.radians * rhs) }
  /// Divides an angle by a divisor.
  @inlinable public static func / (lhs: Self, rhs: Double) -> Self { Angle(radians: lhs.radians / rhs) }
  /// Negates an angle.
  @inlinable public static prefix func - (operand: Self) -> Self { Angle(radians: -operand.radians) }
  /// Adds an angle in place.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts an angle in place.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies an angle by a factor in place.
  @inlinable public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
  /// Divides an angle by a divisor in place.
  @inlinable public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }

  /// Replaces the angle with its additive inverse.
  @inlinable public mutating func negate() { radians = -radians }

  /// The absolute value of the angle, in radians.
  @inlinable public var magnitude: Double { radians.magnitude }
}

extension Angle: Animatable {
  public typealias AnimatableData = Double

  // Springs stop within a fixed distance of their target. The factor brings rotations to the scale of points.
  /// The angle in radians, multiplied by 128.
  @inlinable public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
