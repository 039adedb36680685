import TributaryDrawing
import TributaryGeometry

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
