@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
import TributaryGeometry

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
