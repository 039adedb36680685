public import Foundation

/// A type with a part that is interpolated when a value changes in an animation.
public protocol Animatable {
  /// The type of the interpolated part.
  associatedtype AnimatableData: VectorArithmetic

  /// The interpolated part.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value, which is interpolated as a whole.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// An empty value: the type is not interpolated.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // The protocol requires a setter. An empty value has nothing to set.
    set {}
  }
}

/// A pair of animatable values that are interpolated together.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first animatable value.
  public var first: First
  /// The second animatable value.
  public var second: Second

  /// Creates a pair of animatable values.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable public static var zero: Self { Self(.zero, .zero) }

  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  @inlinable public static func += (lhs: inout Self, rhs: Self) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  @inlinable public static func -= (lhs: inout Self, rhs: Self) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  @inlinable public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension AnimatablePair: CustomDebugStringConvertible {
  public var debugDescription: String { "(\(first), \(second))" }
}

/// The animatable data of a type that is not interpolated.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value of this type.
  @inlinable public init() {}

  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  @inlinable public static func == (_: EmptyAnimatableData, _: EmptyAnimatableData) -> Bool { true }
  @inlinable public static func += (_: inout EmptyAnimatableData, _: EmptyAnimatableData) {}
  @inlinable public static func -= (_: inout EmptyAnimatableData, _: EmptyAnimatableData) {}
  @inlinable public static func + (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
  @inlinable public static func - (_: EmptyAnimatableData, _: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
  @inlinable public mutating func scale(by _: Double) {}
  @inlinable public var magnitudeSquared: Double { 0 }
}

extension CGPoint: Animatable {
  /// The two coordinates, in points.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { self = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height, in points.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size, in points.
  @inlinable public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
