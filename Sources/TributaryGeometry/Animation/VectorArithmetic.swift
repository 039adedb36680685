public import Foundation

/// A type whose values can be added and scaled, and therefore interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns this value with every component multiplied by a factor.
  @inlinable public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves this value toward another value.
  ///
  /// - Parameters:
  ///   - other: The value at an amount of 1.
  ///   - amount: The fraction: 0 keeps this value, and 1 gives the other. Values outside 0 to 1 extrapolate.
  @inlinable public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Returns the value between this value, at an amount of 0, and another value, at an amount of 1.
  ///
  /// - Parameters:
  ///   - other: The value at an amount of 1.
  ///   - amount: The amount; values outside 0...1 extrapolate.
  @inlinable public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
