public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A shape covered with a style.
public struct ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape that is drawn.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// Which parts count as inside.
  public var fillStyle: FillStyle

  /// A view that draws a shape with a style.
  @inlinable
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension ShapeView: NodeView {
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
  /// Whether every answer that a parent may have relied on is still what this leaf would answer.
  package final var answersStand: Bool {
    if flags.contains(.needsMeasure) { return true }
    guard measure(proposal) == size else { return false }
    guard let probes else { return true }
    // A full memory may have forgotten an answer.
    return probes.entries.count < ProbeCache.capacity
      && probes.entries.allSatisfy { measure($0.proposal) == $0.size }
  }
}

extension Shape {
  /// The shape filled with a style.
  @inlinable
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> ShapeView<Self, S> {
    ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// The outline drawn as a line in a style.
  ///
  /// - Parameter lineWidth: In points; half of it lies outside the shape.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline drawn as a line in a style.
  ///
  /// - Parameter antialiased: Renderers smooth every edge; the value is of no effect.
  @inlinable
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<StrokedShape<Self>, S> {
    ShapeView(shape: StrokedShape(shape: self, style: style), style: content)
  }

  /// The shape's line of a width in points, itself a shape.
  @inlinable
  public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape's line, itself a shape.
  @inlinable
  public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
    StrokedShape(shape: self, style: style)
  }
}

extension ShapeView {
  /// This view with the shape's outline drawn over it, so many points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// This view with the shape's outline drawn over it.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    overlay(content, in: shape.stroke(style: style))
  }

  /// This view with a line inside the shape's outline drawn over it, so many points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where Content: InsettableShape {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// This view with a line inside the shape's outline drawn over it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where Content: InsettableShape {
    overlay(content, in: shape.inset(by: style.lineWidth / 2).stroke(style: style))
  }

  /// This line with the shape that it goes around filled over it.
  public nonisolated func fill<Base: Shape, S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some View where Content == StrokedShape<Base> {
    overlay(content, in: shape.shape, fillStyle: style)
  }
}
