public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

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
