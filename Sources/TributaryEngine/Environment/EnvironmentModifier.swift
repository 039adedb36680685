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

/// Changes the environment of the views inside by code of users, which may read state and objects.
///
/// Apart from the modifiers that only set a value: those are many, and have nothing to register.
package struct EnvironmentCodeModifier {
  let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }
}

extension EnvironmentCodeModifier: TransparentModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    // The code runs for the node, so the node is there before it.
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

/// The structural node of an environment that code of users makes: made again when something changes that the code read.
final class EnvironmentCodeNode: EnvironmentNode {
  override func edit(_ values: inout EnvironmentValues) {
    withEvaluation(of: self) { change(&values) }
  }

  override func dependencyDidChange() {
    guard !flags.contains(.needsUpdate), !flags.contains(.isRemoved) else { return }
    flags.insert(.needsUpdate)
    host.enqueueUpdate(self)
  }

  override func update() {
    flags.remove(.needsUpdate)
    recompute()
  }
}

/// A modifier that becomes another one in the environment of the view that it is put on.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The modifier that this one becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier that this one becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that follows from its environment.
  public func body(content: Content) -> EnvironmentalModifierBody<Content, ResolvedModifier> {
    EnvironmentalModifierBody(content: content) { resolve(in: $0) }
  }
}

/// A view with the modifier that an environmental one becomes.
public struct EnvironmentalModifierBody<Content: View, ResolvedModifier: ViewModifier> {
  let content: Content
  let resolve: @MainActor (EnvironmentValues) -> ResolvedModifier
  @Environment(\.self) private var environment

  init(content: Content, resolve: @escaping @MainActor (EnvironmentValues) -> ResolvedModifier) {
    self.content = content
    self.resolve = resolve
  }
}

extension EnvironmentalModifierBody: View, FrameworkComposite {
  public var body: some View { content.modifier(resolve(environment)) }
}
