public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

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
