/// An angle; positive ones turn clockwise, since y points down.
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

  /// An angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// An angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle given in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle given in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  @inlinable public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
  /// The sum of two angles.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { Angle(radians: lhs.radians + rhs.radians) }
  /// The difference of two angles.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { Angle(radians: lhs.radians - rhs.radians) }
  /// A multiple of angles.
  @inlinable public static func * (lhs: Self, rhs: Double) -> Self { Angle(radians: lhs.radians * rhs) }
  /// A fraction of angles.
  @inlinable public static func / (lhs: Self, rhs: Double) -> Self { Angle(radians: lhs.radians / rhs) }
  /// The opposite of angles.
  @inlinable public static prefix func - (operand: Self) -> Self { Angle(radians: -operand.radians) }
  /// Adds to angles.
  @inlinable public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts from angles.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies angles.
  @inlinable public static func *= (lhs: inout Self, rhs: Double) { lhs = lhs * rhs }
  /// Divides angles.
  @inlinable public static func /= (lhs: inout Self, rhs: Double) { lhs = lhs / rhs }

  /// Turns the other way round.
  @inlinable public mutating func negate() { radians = -radians }

  /// The size of the angle in radians, never negative.
  @inlinable public var magnitude: Double { radians.magnitude }
}

extension Angle: Animatable {
  public typealias AnimatableData = Double

  // Springs stop within a fixed distance of their target; a factor brings a turn to the scale of points.
  /// 128 times the radians.
  @inlinable public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
