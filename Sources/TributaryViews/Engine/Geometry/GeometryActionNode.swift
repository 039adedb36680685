import TributaryDiagnostics
package import TributaryGeometry

/// The node of a geometry observer.
@usableFromInline
package final class GeometryActionNode<T: Equatable & Sendable>: UnaryNode {
  private lazy var target = ProxyTarget(self)
  private var modifier: GeometryActionModifier<T>
  private var delivered: T?
  private let environment: Unretained<EnvironmentScope>

  package init(_ modifier: GeometryActionModifier<T>, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.holdsObservers)
  }

  deinit { target.node = nil }

  package func update(_ modifier: GeometryActionModifier<T>) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  override package var layoutDirection: LayoutDirection { environment.values.builtIn.values.layoutDirection }

  @MainActor override package func willRemove() { target.node = nil }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let value = withEvaluation(of: self) { modifier.transform(GeometryProxy(target)) }
    if let delivered, isSame(delivered, value) { return true }
    let before = delivered
    delivered = value
    let old = before ?? value
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: .onGeometryChange, source: typeName(of: T.self), location: modifier.location,
          old: before, value: value, withhold: { [weak self] in self?.delivered = before },
          action: { [weak self] in self?.modifier.action(old, value) })))
    return true
  }
  /// A withheld value is looked at again with the next frame that anything else changes.
  @MainActor
  override package func readPreferences() { _ = geometryDidChange() }
}
