@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A shape whose path always is that of one size.
public struct SizedShape<Content: Shape>: Shape {
  private var shape: Content
  private var size: CGSize

  init(_ shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  public static var role: ShapeRole { Content.role }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  public static var _isSizedByProposal: Bool { true }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    shape._outline(in: CGRect(origin: rect.origin, size: size), fillStyle: fillStyle)
  }
}

extension Shape {
  /// The shape with the path of one size, in points, from the top-left corner of any rectangle.
  public func size(_ size: CGSize) -> some Shape { SizedShape(self, size: size) }

  /// The shape with the path of one size, in points, from the top-left corner of any rectangle.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(self, size: CGSize(width: width, height: height))
  }
}
