@_spi(Engine) public import TributaryEngine
import TributaryGeometry
public import TributaryMotion

/// A view that animates its content through a sequence of phases, each with a separate animation.
///
/// Without a trigger, the phases repeat for as long as the view is in the tree. With a trigger, they run once whenever
/// its value changes, and end with the first phase; if they run already, the displayed values animate to the second
/// phase from where they are. A phase lasts as long as its animation, even if no displayed value changes. A phase
/// without an animation, and one whose view equals that of the phase before, lasts a sixtieth of a second. Without
/// phases, the view has no content.
///
/// > Source: conformance ANIM-40, ANIM-41, ANIM-70, ANIM-72.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: ChangeTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// The number of phases reached so far.
  @State private var arrivals = 0
  @State private var progress = PhaseProgress<Content>()

  /// Creates a view that repeats phases.
  ///
  /// - Parameters:
  ///   - phases: The phases in order, beginning with the initial phase.
  ///   - content: A closure that returns the content for a phase.
  ///   - animation: A closure that returns the animation that leads to a phase; `nil` for none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Creates a view that runs through phases once whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases in order, beginning with the initial phase.
  ///   - trigger: The value to observe.
  ///   - content: A closure that returns the content for a phase.
  ///   - animation: A closure that returns the animation that leads to a phase; `nil` for none.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), ChangeTrigger(trigger), content, animation)
  }

  private init(
    _ phases: [Phase], _ trigger: ChangeTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Advances to the next phase, and continues with those after it.
  private func advance(in number: Int) {
    guard progress.number == number, phases.count > 1 else { return }
    go(to: (index + 1) % phases.count)
  }

  /// Animates to a phase from the displayed values.
  private func go(to next: Int) {
    let animation = animation(phases[next]) ?? Animation(HeldAnimation())
    progress.animation = animation
    progress.arriving = progress.number
    // The transaction has no completion, so that equal animations of several animators share one transaction and one
    // walk.
    withAnimation(animation) {
      index = next
      arrivals += 1
    }
  }

  /// Continues after the animation of the current phase has completed.
  private func phaseDidEnd(in number: Int) {
    if trigger == nil || index != 0 { advance(in: number) }
  }

  private func begin() {
    progress.number += 1
    advance(in: progress.number)
  }

  /// Runs through the phases, beginning with the one after the first.
  private func restart() {
    progress.number += 1
    if phases.count > 1 { go(to: 1) }
  }
}

extension PhaseAnimator: View, NamedComposite {
  public var body: some View {
    Group {
      if phases.indices.contains(index) {
        recorded(content(phases[index])).asContent(of: Self.self)
      } else if let first = phases.first {
        content(first).asContent(of: Self.self)
      }
    }
    .modifier(PhaseTimer(arrivals: arrivals, progress: progress) { phaseDidEnd(in: $0) })
    .onAppear { if trigger == nil { begin() } }
    .onDisappear { progress.number += 1 }
    .onChange(of: trigger) { restart() }
  }
}

extension PhaseAnimator {
  /// Records the view of the current phase, and whether it equals that of the phase before.
  private func recorded(_ view: Content) -> Content {
    if progress.arrivals != arrivals {
      let before = progress.index == index ? nil : progress.view
      progress.isUnchanged = before.map { Comparison.areEqualValues($0, view) } ?? false
    }
    progress.view = view
    progress.index = index
    progress.arrivals = arrivals
    return view
  }
}

/// A modifier that measures the duration of a phase's animation, even if no view moves.
private struct PhaseTimer<Shown> {
  let arrivals: Int
  let progress: PhaseProgress<Shown>
  /// A closure that receives the number of the run to which the phase belongs.
  let phaseDidEnd: (Int) -> Void
}

extension PhaseTimer: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View { content }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: ModifierBodyNode<Self, C>.self)
    if node.modifier.arrivals != modifier.pointee.arrivals, let animation = modifier.pointee.progress.animation {
      // A run that ends during the animation, as when a page covers the view, remains ended.
      let number = modifier.pointee.progress.arriving
      let length = modifier.pointee.progress.isUnchanged ? Animation(HeldAnimation()) : animation
      HostMotion.of(node.host).wait(at: node, for: length) { $0.modifier.phaseDidEnd(number) }
    }
    node.update(modifier, content)
  }
}

/// The number of the current run through the phases. Actions of earlier runs have no effect.
private final class PhaseProgress<Shown>: ReplicatedObject {
  var number = 0
  /// The number of the run that led to the current phase.
  var arriving = 0
  /// The animation that leads to the current phase.
  var animation: Animation?
  /// The view that was displayed last, its phase, and the number of phases reached by then.
  var view: Shown?
  var index: Int?
  var arrivals = 0
  /// Whether the current phase has the same view as the phase before. It ends at once: nothing can be animated.
  var isUnchanged = false

  func replica() -> PhaseProgress {
    let replica = PhaseProgress()
    replica.number = number
    replica.arriving = arriving
    replica.animation = animation
    replica.view = view
    replica.index = index
    replica.arrivals = arrivals
    replica.isUnchanged = isUnchanged
    return replica
  }
}

extension View {
  /// Animates this view through phases that repeat while it is in the tree.
  ///
  /// - Parameters:
  ///   - phases: The phases in order, beginning with the initial phase.
  ///   - content: A closure that returns this view with modifiers for a phase.
  ///   - animation: A closure that returns the animation that leads to a phase; `nil` for none.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Animates this view through phases once whenever a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases in order, beginning with the initial phase.
  ///   - trigger: The value to observe.
  ///   - content: A closure that returns this view with modifiers for a phase.
  ///   - animation: A closure that returns the animation that leads to a phase; `nil` for none.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}

/// A type-erased value that can be compared for changes.
struct ChangeTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (a: ChangeTrigger, b: ChangeTrigger) -> Bool {
    func isEqual<V: Equatable>(_ first: V) -> Bool { (b.value as? V) == first }
    return isEqual(a.value)
  }
}
