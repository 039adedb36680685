public import TributaryGeometry

/// The type-erased animatable data of an ``AnyLayout``.
///
/// Data of different types cannot be interpolated: the sum of two such values is the first one. Zero is compatible with
/// every type.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The animatable data; nil represents zero of any type.
  let value: (any VectorArithmetic)?

  init(_ value: (any VectorArithmetic)?) { self.value = value }

  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.value else { return rhs.value == nil || rhs.magnitudeSquared == 0 }
    guard let right = rhs.value else { return lhs.magnitudeSquared == 0 }
    return left.isEqual(to: right)
  }

  public static func + (lhs: Self, rhs: Self) -> Self {
    guard let left = lhs.value else { return rhs }
    guard let right = rhs.value else { return lhs }
    return Self(left.adding(right))
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let right = rhs.value else { return lhs }
    guard let left = lhs.value else { return Self(right.negated) }
    return Self(left.subtracting(right))
  }

  public mutating func scale(by rhs: Double) {
    guard let value else { return }
    self = Self(value.scaled(by: rhs))
  }

  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}

extension VectorArithmetic {
  func isEqual(to other: any VectorArithmetic) -> Bool { (other as? Self) == self }

  func adding(_ other: any VectorArithmetic) -> Self { (other as? Self).map { self + $0 } ?? self }

  func subtracting(_ other: any VectorArithmetic) -> Self { (other as? Self).map { self - $0 } ?? self }

  var negated: Self { .zero - self }
}
