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
