/// Takes a view out of the picture and of the reach of input, and leaves its place.
public struct HiddenModifier {}

extension HiddenModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    HiddenNode(inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {}
}

extension View {
  /// Hides this view: it takes its place, and its preferences count, but it is not drawn and does not react.
  public nonisolated func hidden() -> some View {
    modifier(HiddenModifier())
  }
}
