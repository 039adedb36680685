public import Observation

/// Changes the environment of the views inside.
public struct EnvironmentTransformModifier {
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @inlinable
  init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension EnvironmentTransformModifier: TransparentModifier {
  public typealias Body = Never

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = EnvironmentNode(modifier.pointee.change, inputs)
    node.content = C._makeNode(content, NodeInputs(parent: node, environment: node.scope))
    return node
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = unsafeDowncast(node, to: EnvironmentNode.self)
    node.receive(modifier.pointee.change)
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

/// The structural node that owns a changed environment.
@usableFromInline
package class EnvironmentNode: ViewNode {
  @usableFromInline package final let scope: EnvironmentScope
  @usableFromInline package final var content: ViewNode?
  package private(set) final var change: (inout EnvironmentValues) -> Void
  private final unowned(unsafe) let outer: EnvironmentScope

  @usableFromInline
  package init(_ change: @escaping (inout EnvironmentValues) -> Void, _ inputs: NodeInputs) {
    self.change = change
    outer = inputs.environment
    var values = outer.values
    change(&values)
    scope = EnvironmentScope(values)
    super.init(parent: inputs.parentReference, flags: [])
  }

  /// Takes a new change, and tells the nodes below if values are different now.
  @usableFromInline @MainActor
  package final func receive(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    recompute()
  }

  /// Makes of the values around those inside.
  @usableFromInline
  package func edit(_ values: inout EnvironmentValues) { change(&values) }

  @MainActor
  package final func recompute() {
    var values = outer.values
    edit(&values)
    if values.isKnownEqual(to: scope.values) { return }
    let old = scope.values
    scope.replaceValues(values)
    host.notifyReaders(of: scope)
    content?.environmentDidChange(from: old, to: values)
  }

  @MainActor override package func environmentDidChange() { recompute() }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func onlyItem() -> Unretained<ItemNode>? { content?.onlyItem() }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension View {
  /// Sets a value of the environment for this view and the views inside.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentTransformModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment of this view and the views inside; `nil` takes it out.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentTransformModifier { $0[T.self] = object })
  }

  /// Edits a value of the environment for this view and the views inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentCodeModifier { transform(&$0[keyPath: keyPath]) })
  }
}
