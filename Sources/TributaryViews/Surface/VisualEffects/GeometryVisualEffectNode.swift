@_spi(Engine) package import TributaryEngine
import TributaryGeometry

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
