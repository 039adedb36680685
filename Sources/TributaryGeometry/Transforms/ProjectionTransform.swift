public import Foundation

#if canImport(Darwin)
  public import CoreGraphics
#endif

/// A projective transform of the plane, as a 3 × 3 matrix that multiplies row vectors (x, y, 1).
@frozen
public struct ProjectionTransform: Hashable, Sendable {
  /// The component in row 1, column 1.
  public var m11: CGFloat = 1
  /// The component in row 1, column 2.
  public var m12: CGFloat = 0
  /// The component in row 1, column 3.
  public var m13: CGFloat = 0
  /// The component in row 2, column 1.
  public var m21: CGFloat = 0
  /// The component in row 2, column 2.
  public var m22: CGFloat = 1
  /// The component in row 2, column 3.
  public var m23: CGFloat = 0
  /// The component in row 3, column 1.
  public var m31: CGFloat = 0
  /// The component in row 3, column 2.
  public var m32: CGFloat = 0
  /// The component in row 3, column 3.
  public var m33: CGFloat = 1

  /// Creates the identity transform.
  @inlinable public init() {}

  /// Creates the projective form of an affine transform.
  @inlinable public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether this is the identity transform.
  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform is affine, so that it preserves parallel lines.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine part, which is exact if ``isAffine`` is `true`.
  @inlinable package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension ProjectionTransform {
  /// Returns the transform that applies this transform first, then the other.
  @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Replaces the transform with its inverse.
  ///
  /// - Returns: Whether the transform has an inverse; if not, it is unchanged.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var m = ProjectionTransform()
    m.m11 = c11 / determinant
    m.m12 = (m13 * m32 - m12 * m33) / determinant
    m.m13 = (m12 * m23 - m13 * m22) / determinant
    m.m21 = c12 / determinant
    m.m22 = (m11 * m33 - m13 * m31) / determinant
    m.m23 = (m13 * m21 - m11 * m23) / determinant
    m.m31 = c13 / determinant
    m.m32 = (m12 * m31 - m11 * m32) / determinant
    m.m33 = (m11 * m22 - m12 * m21) / determinant
    self = m
    return true
  }

  /// Returns the inverse transform, or this transform if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }
}

extension CGPoint {
  /// Returns the transformed point, or the point unchanged if its image is at infinity.
  @inlinable public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    guard w != 0 else { return self }
    return CGPoint(
      x: (m.m11 * x + m.m21 * y + m.m31) / w,
      y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}

extension ProjectionTransform {
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// Returns the affine transform with the same value and derivative at a point, which is exact if ``isAffine`` is
  /// `true`.
  ///
  /// - Returns: `nil` if the point is behind the viewer, or if the transform is not finite.
  package func linearized(around point: CGPoint) -> CGAffineTransform? {
    if isAffine { return affinePart }
    let depth = m13 * point.x + m23 * point.y + m33
    guard depth > 0, depth.isFinite else { return nil }
    let x = (m11 * point.x + m21 * point.y + m31) / depth
    let y = (m12 * point.x + m22 * point.y + m32) / depth
    let a = (m11 - x * m13) / depth
    let b = (m12 - y * m13) / depth
    let c = (m21 - x * m23) / depth
    let d = (m22 - y * m23) / depth
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }
}
