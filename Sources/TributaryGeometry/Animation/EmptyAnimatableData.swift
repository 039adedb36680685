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
