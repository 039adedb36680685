import TributaryGeometry

/// Sets how a view comes and goes.
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
  /// Sets how this view comes and goes when a condition, a `ForEach` or an `id` around it brings or takes it.
  ///
  /// It counts for the view that comes or goes itself, not for one in a container that does. Without animation views come
  /// and go at once. With several transitions on one view the innermost counts.
  ///
  /// > Source: conformance TRANS-01 to TRANS-16, TRANS-25 to TRANS-33.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    TransitionContent(content: self).modifier(TransitionModifier(transition: t))
  }

  /// Sets how this view comes and goes when a condition, a `ForEach` or an `id` around it brings or takes it.
  ///
  /// The body of a transition of your own stands around this view, inside of the modifiers that follow.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// What a host knows of its transitions, so that trees without them ask no further.
package final class TransitionFacts: HostFeature {
  package static let slot = FeatureSlot()

  /// Whether there ever was a view that is to go at once.
  package var hasIdentityTransitions = false

  package init(of host: ViewGraph) {}
}
