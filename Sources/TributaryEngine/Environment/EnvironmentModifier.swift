public import Observation

/// A modifier that changes the environment of its content.
@_documentation(visibility: internal)
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
  /// Sets an environment value for this view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the environment value.
  ///   - value: The value to set.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentTransformModifier { $0[keyPath: keyPath] = value })
  }

  /// Supplies an observable object to this view and its descendants through the environment; `nil` removes it.
  ///
  /// - Parameter object: The object, which is identified by its type, or `nil`.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentTransformModifier { $0[T.self] = object })
  }

  /// Transforms an environment value for this view and its descendants.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the environment value.
  ///   - transform: A closure that changes the value.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentCodeModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// A modifier that changes the environment of its content with client code, which may read state and objects.
///
/// It is separate from the modifiers that only set a value, which are more common and need no registration of reads.
package struct EnvironmentCodeModifier {
  let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension EnvironmentCodeModifier: TransparentModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    // The node is created first, because the code is evaluated for the node.
    let node = EnvironmentCodeNode({ _ in }, inputs)
    node.update(modifier.pointee.change)
    node.content = C._makeNode(content, NodeInputs(parent: node, environment: node.scope))
    return node
  }

  package static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: EnvironmentCodeNode.self)
    node.update(modifier.pointee.change)
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

/// The structural node of an environment that client code computes, and that is computed again when a value that the
/// code read has changed.
final class EnvironmentCodeNode: EnvironmentNode {
  override func edit(_ values: inout EnvironmentValues) {
    withEvaluation(of: self) { change(&values) }
  }

  override func dependencyDidChange() { needsUpdate() }

  override func update() {
    flags.remove(.needsUpdate)
    recompute()
  }
}

/// A modifier that resolves to another modifier in the environment of the modified view.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the resolved modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns the content with the modifier that is resolved in its environment.
  public func body(content: Content) -> EnvironmentalModifierBody<Content, ResolvedModifier> {
    EnvironmentalModifierBody(content: content) { resolve(in: $0) }
  }
}

/// A view with a modifier that is resolved in its environment.
@_documentation(visibility: internal)
public struct EnvironmentalModifierBody<Content: View, ResolvedModifier: ViewModifier> {
  let content: Content
  let resolve: @MainActor (EnvironmentValues) -> ResolvedModifier
  @Environment(\.self) private var environment

  init(content: Content, resolve: @escaping @MainActor (EnvironmentValues) -> ResolvedModifier) {
    self.content = content
    self.resolve = resolve
  }
}

extension EnvironmentalModifierBody: View, BuiltInComposite {
  public var body: some View { content.modifier(resolve(environment)) }
}
