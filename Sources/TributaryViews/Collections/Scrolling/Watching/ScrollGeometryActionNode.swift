@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
import TributaryFeedback

/// The node of an observer of a scroll view's geometry.
@usableFromInline
package final class ScrollGeometryActionNode<T: Equatable>: ScrollWatchNode, DeliveryReader, DeliveringNode {
  private var modifier: ScrollGeometryActionModifier<T>
  package var delivered: T?

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
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.sight) { recordGeometryChange() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    guard let geometry = watchedScroll?.geometry else { return true }
    let value = withEvaluation(of: self) { modifier.transform(geometry) }
    deliver(value, to: .onScrollGeometryChange, from: typeName(of: T.self), at: modifier.location) {
      $0.modifier.action($1, $2)
    }
    return true
  }

  /// A withheld value is looked at again with the next frame that anything else changes.
  @MainActor
  package func readPreferences() { _ = geometryDidChange() }
}
