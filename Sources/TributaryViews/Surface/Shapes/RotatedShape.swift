@_spi(Engine) import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

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
