public import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A shape that is the stroked outline of another shape.
///
/// Renderers stroke the line. ``path(in:)`` returns the outline of the area that the line covers, which can serve as a
/// clip.
@_documentation(visibility: internal)
public struct StrokedShape<Content: Shape>: Shape {
  /// The shape whose outline is drawn.
  public var shape: Content
  /// The width, ends, joins, and dashes of the line.
  public var style: StrokeStyle

  /// Creates the stroked outline of a shape.
  @inlinable
  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public static var role: ShapeRole { .stroke }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

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
    // A line width that is not positive or not finite draws nothing.
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return ShapeOutline(Path(), .stroke(style)) }
    return ShapeOutline(shape.path(in: rect), .stroke(style))
  }
}

/// A part of the outline of a shape.
@_documentation(visibility: internal)
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

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

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
  /// Returns the part of the outline between two fractions of its length, each from 0 to 1.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(self, from: startFraction, to: endFraction)
  }
}

/// A shape whose path has a fixed size.
@_documentation(visibility: internal)
public struct SizedShape<Content: Shape>: Shape {
  private var shape: Content
  private var size: CGSize

  init(_ shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  public static var role: ShapeRole { Content.role }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

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
  /// Returns this shape with a fixed size, in points, from the top left corner of the rectangle in which it is drawn.
  public func size(_ size: CGSize) -> some Shape { SizedShape(self, size: size) }

  /// Returns this shape with a fixed size, in points, from the top left corner of the rectangle in which it is drawn.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(self, size: CGSize(width: width, height: height))
  }
}
