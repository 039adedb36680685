@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Changes what a view shows while it comes into sight of a scroll view, or leaves it.
public struct ScrollTransitionModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (ScrollTransitionPhase) -> VisualEffectSteps
}

extension ScrollTransitionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ScrollTransitionNode {
    ScrollTransitionNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ScrollTransitionNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Changes what this view shows while it comes into sight of the scroll view around it, or leaves it.
  ///
  /// - Parameters:
  ///   - configuration: How the effect goes over to that of a view in sight.
  ///   - axis: Along which the view comes into sight; `nil` for that of the scroll view.
  ///   - transition: The effect in a phase.
  ///
  /// > Source: conformance SCROLL-90 to SCROLL-92.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes what this view shows while it comes into sight of the scroll view around it, or leaves it, at each edge in a way
  /// of its own.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
        transition: { transition(EmptyVisualEffect(), $0)._steps }))
  }
}
