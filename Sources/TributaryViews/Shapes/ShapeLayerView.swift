public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A shape view that draws its shape in front of a background.
///
///     Circle().fill(.red).stroke(.blue)
///
///     StrokeShapeView ──▶ background: _ShapeView        the item that determines the size
///          outline    ──▶ decoration of the background
///
/// Without a background, the outline is a leaf, as in every other shape view.
@MainActor @preconcurrency
@usableFromInline
package protocol ShapeLayerView: ShapeView, PrimitiveView {
  /// The type of the outline.
  associatedtype Outline: Shape
  /// The type of the style.
  associatedtype Style: ShapeStyle
  /// The type of the background.
  associatedtype Background: View

  /// The shape that is drawn: the shape itself, or a line.
  nonisolated var outline: Outline { get }

  /// The style that draws the outline.
  nonisolated var style: Style { get }

  /// The rule that determines the interior of the path.
  nonisolated var fillStyle: FillStyle { get }

  /// The view behind the outline.
  nonisolated var background: Background { get }
}

extension ShapeLayerView {
  @usableFromInline typealias Layers = ModifiedContent<Background, ShapeDecorationModifier<Style, Outline, OverlaySide>>

  /// The background with the outline in front of it.
  @inlinable
  nonisolated var layers: Layers {
    Layers(content: background, modifier: ShapeDecorationModifier(style, in: outline, fillStyle: fillStyle))
  }

  @inlinable public static var _isSingleItem: Bool { Background.self == EmptyView.self || Layers._isSingleItem }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    if Background.self == EmptyView.self {
      return ShapeNode(view.pointee.outline, view.pointee.style._erased(), view.pointee.fillStyle, inputs)
    }
    return withPointer(to: view.pointee.layers) { Layers._makeNode($0, inputs) }
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    if Background.self == EmptyView.self {
      let leaf = node.made(as: ShapeNode<Outline>.self)
      leaf.update(view.pointee.outline, view.pointee.style._erased(), view.pointee.fillStyle)
    } else {
      withPointer(to: view.pointee.layers) { Layers._updateNode($0, node) }
    }
  }
}

/// The layers of shape views, each in front of the previous one.
extension ShapeView {
  /// Fills the shape in front of this view.
  @inlinable
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the outline of the shape in front of this view, with a line width in points.
  ///
  /// - Parameters:
  ///   - content: The color, gradient, or other style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  @inlinable
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the outline of the shape in front of this view.
  ///
  /// - Parameters:
  ///   - content: The color, gradient, or other style of the line.
  ///   - style: The style of the line, with lengths in points.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  @inlinable
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes a line inside the outline of the shape in front of this view, with a line width in points.
  ///
  /// - Parameters:
  ///   - content: The color, gradient, or other style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  @inlinable
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes a line inside the outline of the shape in front of this view.
  ///
  /// - Parameters:
  ///   - content: The color, gradient, or other style of the line.
  ///   - style: The style of the line, with lengths in points.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  @inlinable
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
}

/// A view that fills a shape in front of a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The rule that determines the interior of the path.
  public var fillStyle: FillStyle
  /// The view behind the shape, which determines the size. Without a background, the shape determines it.
  public var background: Background

  /// Creates a view that fills a shape in front of a background.
  ///
  /// - Parameters:
  ///   - shape: The shape that is filled.
  ///   - style: The style that fills the shape.
  ///   - fillStyle: The rule that determines the interior of the path.
  ///   - background: The view behind the shape, which determines the size.
  @inlinable
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeLayerView {
  public typealias Body = Never

  @inlinable package nonisolated var outline: Content { shape }
}

extension FillShapeView: Sendable where Background: Sendable {}

/// A view that strokes the outline of a shape in front of a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline is stroked.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends, joins, and dashes of the line. Half of the width lies outside the shape.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  public var isAntialiased: Bool
  /// The view behind the line, which determines the size. Without a background, the shape determines it.
  public var background: Background

  /// Creates a view that strokes the outline of a shape in front of a background.
  ///
  /// - Parameters:
  ///   - shape: The shape whose outline is stroked.
  ///   - style: The style of the line.
  ///   - strokeStyle: The width, ends, joins, and dashes of the line.
  ///   - isAntialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  ///   - background: The view behind the line, which determines the size.
  @inlinable
  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeLayerView {
  public typealias Body = Never

  @inlinable package nonisolated var outline: StrokedShape<Content> { StrokedShape(shape: shape, style: strokeStyle) }

  @inlinable package nonisolated var fillStyle: FillStyle { FillStyle() }
}

extension StrokeShapeView: Sendable where Background: Sendable {}

/// A view that strokes a line inside the outline of a shape in front of a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape whose outline surrounds the line.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// The width, ends, joins, and dashes of the line. The whole width lies inside the shape.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  public var isAntialiased: Bool
  /// The view behind the line, which determines the size. Without a background, the shape determines it.
  public var background: Background

  /// Creates a view that strokes a line inside the outline of a shape in front of a background.
  ///
  /// - Parameters:
  ///   - shape: The shape whose outline surrounds the line.
  ///   - style: The style of the line.
  ///   - strokeStyle: The width, ends, joins, and dashes of the line.
  ///   - isAntialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  ///   - background: The view behind the line, which determines the size.
  @inlinable
  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: ShapeLayerView {
  public typealias Body = Never

  @inlinable package nonisolated var outline: StrokedShape<Content.InsetShape> {
    StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle)
  }

  @inlinable package nonisolated var fillStyle: FillStyle { FillStyle() }
}

extension StrokeBorderShapeView: Sendable where Background: Sendable {}
