import TributaryDiagnostics
import TributaryFeedback
package import TributaryGeometry

/// The node of a geometry observer.
@usableFromInline
package final class GeometryActionNode<T: Equatable & Sendable>: UnaryNode, DirectedItem, DeliveryReader, DeliveringNode
{
  private lazy var target = ProxyTarget(self)
  private var modifier: GeometryActionModifier<T>
  package var delivered: T?
  private let environment: Unretained<EnvironmentScope>

  package init(_ modifier: GeometryActionModifier<T>, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  deinit { target.node = nil }

  package func update(_ modifier: GeometryActionModifier<T>) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  package var layoutDirection: LayoutDirection { environment.values.direction }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.sight) { recordGeometryChange() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let value = withEvaluation(of: self) { modifier.transform(GeometryProxy(target)) }
    deliver(value, to: .onGeometryChange, from: typeName(of: T.self), at: modifier.location) {
      $0.modifier.action($1, $2)
    }
    return true
  }

  /// A withheld value is looked at again with the next frame that anything else changes.
  @MainActor
  package func readPreferences() { _ = geometryDidChange() }
}
