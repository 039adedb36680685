@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// The line along the outline of a shape.
///
/// Renderers draw the line themselves; ``path(in:)`` answers the outline of what it covers, to which one can clip.
public struct StrokedShape<Content: Shape>: Shape {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// How wide the line is, how it ends, and its dashes.
  public var style: StrokeStyle

  /// The outline of a shape.
  @inlinable
  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public static var role: ShapeRole { .stroke }

  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second.first
      style.dashPhase = newValue.second.second
    }
  }

  public static var _isSizedByProposal: Bool { Content._isSizedByProposal }

  public static var _readsNothing: Bool { Content._readsNothing }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  public func _outline(in rect: CGRect, fillStyle: FillStyle) -> ShapeOutline {
    // A line without width, or of none at all, draws nothing.
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return ShapeOutline(Path(), .stroke(style)) }
    return ShapeOutline(shape.path(in: rect), .stroke(style))
  }
}
