public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A view that draws a shape, and that can draw it again in front: `Circle().fill(.red).stroke(.blue)`.
///
/// > Source: conformance SHAPE-65.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

/// A view that draws a shape with a style, such as the result of `Circle().fill(.red)`.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape that is drawn.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The rule that determines the interior of the path.
  public var fillStyle: FillStyle

  /// Creates a view that draws a shape with a style.
  ///
  /// - Parameters:
  ///   - shape: The shape that is drawn.
  ///   - style: The style that fills the shape.
  ///   - fillStyle: The rule that determines the interior of the path.
  @inlinable
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeView, NodeView {
  public typealias Body = Never

  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ShapeNode<Content> {
    ShapeNode(view.pointee.shape, view.pointee.style._erased(), view.pointee.fillStyle, inputs)
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Self>, _ node: ShapeNode<Content>) {
    node.update(view.pointee.shape, view.pointee.style._erased(), view.pointee.fillStyle)
  }
}

extension ItemNode {
  /// Whether a new measurement would return every size that a parent may have used.
  package final var answersStand: Bool {
    if flags.contains(.needsMeasure) { return true }
    guard measure(proposal) == size else { return false }
    guard let probes else { return true }
    // A full cache may have evicted a size.
    return probes.entries.count < ProbeCache.capacity
      && probes.entries.allSatisfy { measure($0.proposal) == $0.size }
  }
}

extension Shape {
  /// Returns a view that fills this shape with a style.
  @inlinable
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Returns a view that strokes the outline of this shape with a style.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points. Half of it lies outside the shape.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a view that strokes the outline of this shape with a style.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, ends, joins, and dashes of the line. Half of the width lies outside the shape.
  ///   - antialiased: Whether edges are smoothed. The value has no effect, since renderers smooth every edge.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Returns the stroked outline of this shape as a shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  @inlinable
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the stroked outline of this shape as a shape.
  ///
  /// - Parameter style: The style of the line, with lengths in points.
  @inlinable
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }
}

/// A style that conforms to `View` fills the proposed size.
extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
  /// A rectangle filled with the style.
  @MainActor @preconcurrency
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
