public import Observation

/// Changes the environment of the views inside.
public struct EnvironmentTransformModifier {
  @usableFromInline let change: (inout EnvironmentValues) -> Void

  @inlinable
  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
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
    let node = node.made(as: EnvironmentNode.self)
    node.update(modifier.pointee.change)
    if let inner = node.content { C._updateNode(content, inner) }
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
