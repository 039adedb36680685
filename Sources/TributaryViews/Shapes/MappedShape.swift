public import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A shape that applies an affine transform to another shape and keeps the size of that shape.
nonisolated protocol MappedShape: Shape {
  associatedtype Content: Shape

  /// The shape before the transform.
  var shape: Content { get }

  /// Returns the transform for a rectangle.
  func map(in rect: CGRect) -> CGAffineTransform
}

extension MappedShape {
  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public static var _isSizedByProposal: Bool { Content._isSizedByProposal }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(in: rect)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    shape._outline(in: rect, fillStyle: fillStyle).applying(map(in: rect))
  }
}

/// A shape that offsets another shape within its rectangle.
public struct OffsetShape<Content: Shape>: MappedShape {
  /// The shape before the offset.
  public var shape: Content
  /// The distance to the right and downward, in points.
  public var offset: CGSize

  /// Creates a shape offset by a distance, in points.
  @inlinable
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  func map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// Returns this shape offset by a distance, in points.
  @inlinable
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Returns this shape offset by a distance, in points.
  @inlinable
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns this shape offset by a distance, in points.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}

extension ShapeOutline {
  /// Returns the transformed outline. Line widths and dashes are multiplied by the square root of the factor by which
  /// areas grow.
  package func applying(_ transform: CGAffineTransform) -> ShapeOutline {
    var result = self
    result.path = path.applying(transform)
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    if case .stroke(var style) = operation, scale.isFinite, scale != 1 {
      style.lineWidth *= scale
      style.dash = style.dash.map { $0 * scale }
      style.dashPhase *= scale
      result.operation = .stroke(style)
    }
    return result
  }
}

/// A shape that rotates another shape about a point of its rectangle.
public struct RotatedShape<Content: Shape>: MappedShape {
  /// The shape before the rotation.
  public var shape: Content
  /// The angle of the rotation, clockwise.
  public var angle: Angle
  /// The point that remains fixed, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Creates a shape rotated about a point of the rectangle in which it is drawn.
  ///
  /// - Parameters:
  ///   - shape: The shape before the rotation.
  ///   - angle: The angle of the rotation, clockwise.
  ///   - anchor: The point that remains fixed, in fractions of the rectangle.
  @inlinable
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second
    }
  }

  func map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).fixing(anchor, of: rect)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// Returns this shape rotated clockwise about a point of its rectangle.
  @inlinable
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

/// A shape that scales another shape about a point of its rectangle.
public struct ScaledShape<Content: Shape>: MappedShape {
  /// The shape before the scaling.
  public var shape: Content
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The point that remains fixed, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Creates a shape scaled about a point of the rectangle in which it is drawn.
  ///
  /// - Parameters:
  ///   - shape: The shape before the scaling.
  ///   - scale: The factors of the width and the height.
  ///   - anchor: The point that remains fixed, in fractions of the rectangle.
  @inlinable
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second
    }
  }

  func map(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).fixing(anchor, of: rect)
  }
}

extension Shape {
  /// Returns this shape scaled about a point of its rectangle, by one factor for each axis.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The fixed point, as fractions of the rectangle.
  @inlinable
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns this shape scaled about a point of its rectangle, by the same factor on both axes.
  ///
  /// - Parameters:
  ///   - scale: The factor of both axes.
  ///   - anchor: The fixed point, as fractions of the rectangle.
  @inlinable
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// Returns this transform applied about a point of a rectangle, which remains fixed.
  func fixing(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A shape that applies an affine transform to the path of another shape.
public struct TransformedShape<Content: Shape>: MappedShape {
  /// The shape before the transform.
  public var shape: Content
  /// The transform of the path, in the coordinates of the rectangle in which the shape is drawn.
  public var transform: CGAffineTransform

  /// Creates a shape with a transformed path.
  @inlinable
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func map(in rect: CGRect) -> CGAffineTransform { transform }
}

extension Shape {
  /// Returns this shape with a transformed path.
  @inlinable
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
