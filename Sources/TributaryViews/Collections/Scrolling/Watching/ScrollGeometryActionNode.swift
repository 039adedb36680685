import TributaryDiagnostics

/// The node of an observer of a scroll view's geometry.
package final class ScrollGeometryActionNode<T: Equatable>: ScrollWatchNode {
  private var modifier: ScrollGeometryActionModifier<T>
  private var delivered: T?

  package init(_ modifier: ScrollGeometryActionModifier<T>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  package func update(_ modifier: ScrollGeometryActionModifier<T>) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  @MainActor
  override package func geometryDidChange() -> Bool {
    guard let geometry = watchedScroll?.geometry else { return true }
    let value = withEvaluation(of: self) { modifier.transform(geometry) }
    if let delivered, isSame(delivered, value) { return true }
    let before = delivered
    delivered = value
    let old = before ?? value
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: .onScrollGeometryChange, source: typeName(of: T.self), location: modifier.location,
          old: before, value: value, withhold: { [weak self] in self?.delivered = before },
          action: { [weak self] in self?.modifier.action(old, value) })))
    return true
  }

  /// A withheld value is looked at again with the next frame that anything else changes.
  @MainActor
  override package func readPreferences() { _ = geometryDidChange() }
}
