@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A modifier that sets the transition of a view.
@_documentation(visibility: internal)
public struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: ItemModifier {
  public typealias Body = Never
  @inlinable public static var _concernsEach: Bool { true }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TransitionNode {
    TransitionNode(modifier.pointee.transition, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TransitionNode) {
    node.update(modifier.pointee.transition)
  }
}

extension View {
  /// Sets the transition with which a condition, a `ForEach`, or an `id` inserts and removes this view.
  ///
  /// The transition applies if the view itself is inserted or removed, and not if a container of the view is. The
  /// condition or the `id` can be inside this view, but not inside a container. Without an animation, views are
  /// inserted and removed immediately. If a view has several transitions, the innermost one applies.
  ///
  /// The animation is that of the transaction around the condition: a modifier inside the condition that edits
  /// transactions does not affect the transition.
  ///
  /// > Source: conformance TRANS-01 to TRANS-16, TRANS-25 to TRANS-33, TRANS-35, TRANS-37.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    TransitionContent(content: self).modifier(TransitionModifier(transition: t))
  }

  /// Sets the custom transition with which a condition, a `ForEach`, or an `id` inserts and removes this view.
  ///
  /// The body of the transition surrounds this view, inside the modifiers that follow. It applies if this view is
  /// directly inside the condition or the `id`, and otherwise the view fades.
  ///
  /// > Source: conformance TRANS-36.
  // `.opacity` names two equal transitions. The compiler checks the closures of a statement once if it does not have to
  // compare them.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
