@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// Changes what a view shows by a function of its geometry.
public struct VisualEffectModifier {
  let effect: (GeometryProxy) -> VisualEffectSteps
}

extension VisualEffectModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> GeometryVisualEffectNode {
    GeometryVisualEffectNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: GeometryVisualEffectNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Changes what this view shows by a function of its geometry; layout does not notice.
  ///
  /// The function runs whenever something around has moved the view, as scrolling does. It sees the geometry of the view
  /// without the effect.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}
