public import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A shape that is drawn through a map, in the place of another one: it takes the room that the other would.
nonisolated protocol MappedShape: Shape {
  associatedtype Content: Shape

  /// The shape that is mapped.
  var shape: Content { get }

  /// The map in a rectangle.
  func map(in rect: CGRect) -> CGAffineTransform
}

extension MappedShape {
  public static var role: ShapeRole { Content.role }

  public static var _isSizedByProposal: Bool { Content._isSizedByProposal }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(map(in: rect)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    shape._outline(in: rect, fillStyle: fillStyle).applying(map(in: rect))
  }
}

/// A shape moved within its rectangle.
public struct OffsetShape<Content: Shape>: MappedShape {
  /// The shape that is moved.
  public var shape: Content
  /// In points.
  public var offset: CGSize

  /// A shape moved by an offset, in points.
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
  /// The shape moved by a distance, in points.
  @inlinable
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved by a distance, in points.
  @inlinable
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by a distance, in points.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}

extension ShapeOutline {
  /// The outline with every point mapped; lines become as much wider as areas become larger in each direction.
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

/// A shape turned around a point of its rectangle.
public struct RotatedShape<Content: Shape>: MappedShape {
  /// The shape that is turned.
  public var shape: Content
  /// Clockwise.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// A shape turned around a point of the place that it is drawn in.
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
  /// The shape turned clockwise around a point of its rectangle.
  @inlinable
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}

/// A shape scaled around a point of its rectangle.
public struct ScaledShape<Content: Shape>: MappedShape {
  /// The shape that is scaled.
  public var shape: Content
  /// Factors for width and height.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// A shape scaled around a point of the place that it is drawn in.
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
  /// The shape scaled around a point of its rectangle.
  @inlinable
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled around a point of its rectangle.
  @inlinable
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// This map with a point of a rectangle staying where it is.
  func fixing(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

/// A shape with every point of its path mapped.
public struct TransformedShape<Content: Shape>: MappedShape {
  /// The shape that is transformed.
  public var shape: Content
  /// What its points are mapped with, in the coordinates of the place that it is drawn in.
  public var transform: CGAffineTransform

  /// A shape with its points mapped.
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
  /// The shape with every point of its path mapped.
  @inlinable
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
