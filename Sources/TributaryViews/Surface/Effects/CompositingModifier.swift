import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// Draws a view as one layer.
public struct CompositingModifier: ItemModifier {
  public typealias Body = Never

  nonisolated init() {}

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> CompositingNode {
    CompositingNode(inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: CompositingNode) {}
}

extension View {
  /// Draws this view as one layer before the effects around it.
  ///
  /// Opacity around it fades the layer as one, where it would fade each view inside by itself. The other effects of this
  /// package take everything inside together with or without a group.
  ///
  /// > Source: conformance EFFECT-10, EFFECT-26.
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingModifier())
  }

  /// Draws this view as one layer before the effects around it, as ``compositingGroup()`` does.
  ///
  /// - Parameters:
  ///   - opaque: Says that the view covers its bounds. The picture is the same for a view that does.
  ///   - colorMode: The encoding in which an image of the layer would be kept. The display list keeps no image, and
  ///     colors as they are.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }
}

/// The node of a layer.
@usableFromInline
package final class CompositingNode: UnaryNode {
  override package var holdsContentTogether: Bool { true }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if let child { recorder.drawThrough(.group, child, at: frame.origin) }
  }
}

/// How the colors of a layer would be kept in an image.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As sRGB encodes them.
  case nonLinear
  /// By light intensity, from 0 to 1.
  case linear
  /// By light intensity, beyond 0 to 1 as well.
  case extendedLinear
}
