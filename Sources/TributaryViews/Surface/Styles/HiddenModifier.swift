@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// Takes a view out of the picture and of the reach of input, and leaves its place.
public struct HiddenModifier {}

extension HiddenModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> HiddenNode {
    HiddenNode(inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: HiddenNode) {}
}

extension View {
  /// Hides this view: it takes its place, and its preferences count, but it is not drawn and does not react.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }
}

/// The node of a hidden item.
@usableFromInline
package final class HiddenNode: UnaryNode {
  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {}

  override package var acceptsHits: Bool { false }
}
