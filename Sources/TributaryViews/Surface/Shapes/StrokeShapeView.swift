public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A view that draws a shape several times, each time in front of the previous one: `Circle().fill(.red).stroke(.blue)`.
///
/// > Source: conformance SHAPE-65.
@_documentation(visibility: internal)
public struct LayeredShapeView<Content: Shape, Layers: View> {
  let shape: Content
  let layers: Layers

  nonisolated init(shape: Content, layers: Layers) {
    self.shape = shape
    self.layers = layers
  }
}

extension LayeredShapeView: View, FrameworkComposite {
  public var body: some View { layers }
}

extension LayeredShapeView {
  /// Fills the shape in front of this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> LayeredShapeView<Content, some View> {
    LayeredShapeView<Content, _>(shape: shape, layers: layers.overlay(content, in: shape, fillStyle: style))
  }

  /// Strokes the outline of the shape in front of this view, with a line width in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the outline of the shape in front of this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> {
    LayeredShapeView<Content, _>(shape: shape, layers: layers.overlay(content, in: shape.stroke(style: style)))
  }

  /// Strokes a line inside the outline of the shape in front of this view, with a line width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> where Content: InsettableShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes a line inside the outline of the shape in front of this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> where Content: InsettableShape {
    let line = shape.inset(by: style.lineWidth / 2).stroke(style: style)
    return LayeredShapeView<Content, _>(shape: shape, layers: layers.overlay(content, in: line))
  }
}

extension ShapeView {
  private nonisolated var asLayers: LayeredShapeView<Content, Self> { LayeredShapeView(shape: shape, layers: self) }

  /// Fills the shape in front of this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> LayeredShapeView<Content, some View> {
    asLayers.fill(content, style: style)
  }

  /// Strokes the outline of the shape in front of this view, with a line width in points.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> {
    asLayers.stroke(content, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Strokes the outline of the shape in front of this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> {
    asLayers.stroke(content, style: style, antialiased: antialiased)
  }

  /// Strokes a line inside the outline of the shape in front of this view, with a line width in points.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> where Content: InsettableShape {
    asLayers.strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Strokes a line inside the outline of the shape in front of this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Content, some View> where Content: InsettableShape {
    asLayers.strokeBorder(content, style: style, antialiased: antialiased)
  }
}

/// A stroked shape draws the layers in front of its line with the shape inside the line.
extension ShapeView {
  private nonisolated func asLineLayers<Base: Shape>() -> LayeredShapeView<Base, Self>
  where Content == StrokedShape<Base> { LayeredShapeView(shape: shape.shape, layers: self) }

  /// Fills the area of the stroked shape in front of this line.
  public nonisolated func fill<Base: Shape, S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> LayeredShapeView<Base, some View> where Content == StrokedShape<Base> {
    asLineLayers().fill(content, style: style)
  }

  /// Strokes the outline of the stroked shape in front of this line, with a line width in points.
  public nonisolated func stroke<Base: Shape, S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Base, some View> where Content == StrokedShape<Base> {
    asLineLayers().stroke(content, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Strokes the outline of the stroked shape in front of this line.
  public nonisolated func stroke<Base: Shape, S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Base, some View> where Content == StrokedShape<Base> {
    asLineLayers().stroke(content, style: style, antialiased: antialiased)
  }

  /// Strokes a line inside the outline of the stroked shape in front of this line, with a line width in points.
  public nonisolated func strokeBorder<Base: InsettableShape, S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> LayeredShapeView<Base, some View> where Content == StrokedShape<Base> {
    asLineLayers().strokeBorder(content, lineWidth: lineWidth, antialiased: antialiased)
  }

  /// Strokes a line inside the outline of the stroked shape in front of this line.
  public nonisolated func strokeBorder<Base: InsettableShape, S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> LayeredShapeView<Base, some View> where Content == StrokedShape<Base> {
    asLineLayers().strokeBorder(content, style: style, antialiased: antialiased)
  }
}
