import Observation

/// A structural node that owns a modified environment.
@_documentation(visibility: internal)
open class EnvironmentNode: ViewNode {
  @usableFromInline package final let scope: EnvironmentScope
  @exclusivity(unchecked) @usableFromInline package final var content: ViewNode?
  package private(set) final var change: (inout EnvironmentValues) -> Void
  private final let outer: Unretained<EnvironmentScope>

  @usableFromInline
  package init(_ change: @escaping (inout EnvironmentValues) -> Void, _ inputs: NodeInputs) {
    self.change = change
    outer = inputs.environmentReference
    var values = outer.values
    change(&values)
    scope = EnvironmentScope(values)
    super.init(parent: inputs.parentReference, flags: .none)
  }

  /// Replaces the change, and notifies the nodes below if the values differ.
  @usableFromInline @MainActor
  package final func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    recompute()
  }

  /// Transforms the surrounding values into those of the content.
  @_spi(Engine) open func edit(_ values: inout EnvironmentValues) { change(&values) }

  /// Computes the values again, and notifies the content of differences.
  ///
  /// - Parameter changes: Other changes in the surroundings of the content. Changes of the environment are forwarded
  ///   only if its values differ here.
  @MainActor
  package final func recompute(_ changes: SurroundingChanges = []) {
    var changes = changes.subtracting([.environment, .layoutDirection])
    var values = outer.values
    edit(&values)
    if !values.isKnownEqual(to: scope.values) {
      changes.formUnion(.environment(from: scope.values, to: values))
      scope.replaceValues(values)
      host.notifyReaders(of: scope)
    }
    if !changes.isEmpty { content?.surroundingsDidChange(changes) }
  }

  @MainActor
  @_spi(Engine) override open func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { recompute(changes) } else { super.surroundingsDidChange(changes) }
  }

  @_spi(Engine) override open func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func onlyItem() -> Unretained<ItemNode>? { content?.onlyItem() }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}
