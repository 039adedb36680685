@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A part of the outline of a shape.
public struct TrimmedShape<Content: Shape>: Shape {
  private var shape: Content
  private var start: CGFloat
  private var end: CGFloat

  init(_ shape: Content, from start: CGFloat, to end: CGFloat) {
    self.shape = shape
    self.start = start
    self.end = end
  }

  public static var role: ShapeRole { Content.role }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }

  public static var _isSizedByProposal: Bool { Content._isSizedByProposal }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    var outline = shape._outline(in: rect, fillStyle: fillStyle)
    outline.path = outline.path.trimmedPath(from: start, to: end)
    return outline
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(self, from: startFraction, to: endFraction)
  }
}
