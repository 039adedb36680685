public import Foundation

/// A value with a part that interpolates when it changes within an animation.
public protocol Animatable {
  /// The type of the interpolating part.
  associatedtype AnimatableData: VectorArithmetic

  /// The interpolating part.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  @inlinable public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the value does not interpolate.
  @inlinable public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // The protocol asks for a setter; there is nothing to set.
    set {}
  }
}

/// Two interpolating parts as one.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first part.
  public var first: First
  /// The second part.
  public var second: Second

  /// A pair of two interpolating parts.
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

/// The interpolating part of a value that does not interpolate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value: there is nothing to interpolate.
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
  /// Width and height, in points.
  @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { self = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size, in points.
  @inlinable public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
