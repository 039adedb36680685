@_spi(Engine) import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

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
