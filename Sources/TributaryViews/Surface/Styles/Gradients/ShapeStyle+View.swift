@_spi(Engine) public import TributaryEngine

/// A style that is a view fills the space that it is offered.
extension ShapeStyle where Self: View, Self.Body == ShapeView<Rectangle, Self> {
  /// A rectangle filled with the style.
  @MainActor @preconcurrency
  public var body: ShapeView<Rectangle, Self> { ShapeView(shape: Rectangle(), style: self) }
}
