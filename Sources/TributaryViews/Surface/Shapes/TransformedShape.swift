public import TributaryDrawing
public import TributaryGeometry

/// A shape with every point of its path mapped.
public struct TransformedShape<Content: Shape>: Shape {
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

  public static var role: ShapeRole { Content.role }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  public static var _isSizedByProposal: Bool { Content._isSizedByProposal }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    shape._outline(in: rect, fillStyle: fillStyle).applying(transform)
  }
}

extension Shape {
  /// The shape with every point of its path mapped.
  @inlinable
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
