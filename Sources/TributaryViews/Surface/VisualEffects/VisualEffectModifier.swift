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

/// The node of an effect that follows from the geometry of the view.
@usableFromInline
package final class GeometryVisualEffectNode: VisualEffectNode {
  private lazy var target = ProxyTarget(self)
  private var modifier: VisualEffectModifier

  package init(_ modifier: VisualEffectModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  deinit { target.node = nil }

  package func update(_ modifier: VisualEffectModifier) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func geometryDidChange() -> Bool {
    show(withEvaluation(of: self) { modifier.effect(GeometryProxy(target)) })
    return true
  }
}
