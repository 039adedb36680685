@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// Mixes what a view shows with what is behind it.
public struct BlendModifier: ItemModifier {
  public typealias Body = Never

  let mode: BlendMode

  nonisolated init(_ mode: BlendMode) { self.mode = mode }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> BlendNode {
    BlendNode(modifier.pointee.mode, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: BlendNode) {
    node.update(modifier.pointee.mode)
  }
}

extension View {
  /// Mixes this view, as one, with what lies behind it: up to the innermost ``compositingGroup()`` around it, or all of it.
  ///
  /// Terminals draw it as if there were no mode.
  ///
  /// > Source: conformance EFFECT-50, EFFECT-51.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(blendMode))
  }
}
