#if !canImport(Darwin)
  public import Foundation

  /// An affine transform of the plane, as a matrix that multiplies row vectors.
  ///
  ///     x' = a·x + c·y + tx
  ///     y' = b·x + d·y + ty
  @frozen
  public struct CGAffineTransform: Hashable, Sendable {
    /// The coefficient of x in the new x.
    public var a: CGFloat
    /// The coefficient of x in the new y.
    public var b: CGFloat
    /// The coefficient of y in the new x.
    public var c: CGFloat
    /// The coefficient of y in the new y.
    public var d: CGFloat
    /// The translation of x, in points.
    public var tx: CGFloat
    /// The translation of y, in points.
    public var ty: CGFloat

    /// Creates a transform from its six components.
    ///
    /// - Parameters:
    ///   - a: The coefficient of x in the new x.
    ///   - b: The coefficient of x in the new y.
    ///   - c: The coefficient of y in the new x.
    ///   - d: The coefficient of y in the new y.
    ///   - tx: The translation of x, in points.
    ///   - ty: The translation of y, in points.
    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from its six components.
    ///
    /// - Parameters:
    ///   - a: The coefficient of x in the new x.
    ///   - b: The coefficient of x in the new y.
    ///   - c: The coefficient of y in the new x.
    ///   - d: The coefficient of y in the new y.
    ///   - tx: The translation of x, in points.
    ///   - ty: The translation of y, in points.
    @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a transform with all components 0, which maps every point to the origin.
    @inlinable public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// Creates a translation, in points.
    ///
    /// - Parameters:
    ///   - tx: The translation of x, in points.
    ///   - ty: The translation of y, in points.
    @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale transform about the origin, with one factor for each axis.
    @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, clockwise if y points down.
    ///
    /// - Parameter angle: The angle in radians.
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The identity transform.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether this is the identity transform.
    @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }
  }

  extension CGAffineTransform {
    /// Returns the transform that applies this transform first, then the other.
    @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the transform that applies a translation in points first, then this transform.
    @inlinable public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns the transform that applies a scale with one factor for each axis first, then this transform.
    @inlinable public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that applies a rotation first, then this transform.
    ///
    /// - Parameter angle: The angle in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse transform, or this transform if it has no inverse.
    @inlinable public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Returns the transformed point.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size transformed as a vector; translations do not apply.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the bounding box of the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let corners = [
        CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
        CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
      ]
      var low = corners[0]
      var high = corners[0]
      for corner in corners {
        low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
        high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
#endif
