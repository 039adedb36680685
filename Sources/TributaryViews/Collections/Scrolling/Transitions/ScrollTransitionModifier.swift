import TributaryAnimation
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryMotion

/// A modifier that applies a visual effect while a view becomes visible or invisible in a scroll view.
@_documentation(visibility: internal)
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
  /// Applies a visual effect while this view becomes visible or invisible in the enclosing scroll view.
  ///
  /// - Parameters:
  ///   - configuration: The way in which the effect changes between phases.
  ///   - axis: The axis along which the view becomes visible; `nil` for the axis of the scroll view.
  ///   - transition: A closure that returns the effect in a phase.
  ///
  /// > Source: conformance SCROLL-90 to SCROLL-92.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies a visual effect while this view becomes visible or invisible, with one configuration for each edge.
  ///
  /// - Parameters:
  ///   - topLeading: The way in which the effect changes at the top or the leading edge.
  ///   - bottomTrailing: The way in which the effect changes at the bottom or the trailing edge.
  ///   - axis: The axis along which the view becomes visible; `nil` for the axis of the scroll view.
  ///   - transition: A closure that returns the effect in a phase.
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

/// The node of an effect that depends on the visible fraction of a view.
@usableFromInline
package final class ScrollTransitionNode: VisualEffectNode {
  private var modifier: ScrollTransitionModifier
  /// The displayed phase, or the target of the current animation; `nil` initially.
  private var phase: ScrollTransitionPhase?
  /// The steps at the start of the current animation.
  private var before = VisualEffectSteps(list: [])

  package init(_ modifier: ScrollTransitionModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(around: inputs)
  }

  package func update(_ modifier: ScrollTransitionModifier) {
    self.modifier = modifier
    recordGeometryChange()
  }

  override package func dependencyDidChange() { recordGeometryChange() }

  @MainActor
  override package func geometryDidChange() -> Bool {
    let (side, share) = position
    let configuration = side == .topLeading ? modifier.topLeading : modifier.bottomTrailing
    switch configuration.kind {
    case .identity: show(effect(in: .identity))
    case .interactive(let curve):
      let amount = share >= 1 ? 1 : curve.value(at: share)
      phase = share >= 1 ? .identity : side
      show(share >= 1 ? effect(in: .identity) : effect(in: side).mixed(with: effect(in: .identity), amount))
    case .animated(let animation): go(to: share >= 1 ? .identity : side, by: animation)
    }
    return true
  }

  private func effect(in phase: ScrollTransitionPhase) -> VisualEffectSteps {
    withEvaluation(of: self) { modifier.transition(phase) }
  }

  /// The edge that is nearer to the view, and the visible fraction: 0 if invisible, 1 if it reaches the threshold.
  private var position: (side: ScrollTransitionPhase, share: Double) {
    guard let scroll = scrollContainer(along: modifier.axis) else { return (.topLeading, 1) }
    let axis = modifier.axis ?? scroll.mainAxis
    let frame = transform(upTo: scroll).map(CGRect(origin: .zero, size: size))
    let window = scroll.visibleBounds
    let isFromRight = axis == .horizontal && scroll.isMirrored
    let stretch = axis == .vertical ? frame.minY..<frame.maxY : frame.minX..<frame.maxX
    let shown = axis == .vertical ? window.minY..<window.maxY : window.minX..<window.maxX
    let isBefore = isFromRight ? stretch.middle > shown.middle : stretch.middle < shown.middle
    let limit = isBefore ? modifier.topLeading.limit : modifier.bottomTrailing.limit
    return (isBefore ? .topLeading : .bottomTrailing, limit.share(of: stretch, in: shown))
  }

  /// Displays a phase, with an animation if another phase is displayed.
  @MainActor
  private func go(to new: ScrollTransitionPhase, by animation: Animation) {
    if new == phase {
      if !isMoving { show(effect(in: new)) }
      return
    }
    guard let old = phase else {
      phase = new
      return show(effect(in: new))
    }
    before = isMoving ? steps : effect(in: old)
    phase = new
    HostMotion.of(host).startShare(of: self, by: animation) { node, rest in node.show(rest: rest) }
  }

  private var isMoving: Bool { HostMotion.of(host).isMovingShare(of: self) }

  private func show(rest: Double) {
    if let phase { show(effect(in: phase).mixed(with: before, rest)) }
  }
}
