@_spi(Engine) public import TributaryEngine

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
