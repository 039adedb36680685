@_spi(Engine) import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

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
