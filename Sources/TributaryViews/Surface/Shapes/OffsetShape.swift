@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

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
