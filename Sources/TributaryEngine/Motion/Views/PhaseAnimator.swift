import TributaryGeometry
public import TributaryMotion

/// Shows content that goes through phases, each reached by an animation of its own.
///
/// Without a trigger the phases follow each other for as long as the view is there, after the last the first again. With one,
/// they are gone through once whenever it changes, and the first is shown again at the end. A phase takes as long as its
/// animation, whether or not anything in it moves; one that is reached without animation is shown for a sixtieth of a
/// second. Without phases nothing is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: ChangeTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// The number of phases that have been reached so far.
  @State private var arrivals = 0
  /// The number of courses that began while another course was on its way.
  @State private var restarts = 0
  @State private var progress = PhaseProgress()

  /// Content that goes through phases again and again.
  ///
  /// - Parameters:
  ///   - phases: In their order; the first is shown first.
  ///   - content: What is shown in a phase.
  ///   - animation: By which a phase is reached.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), nil, content, animation)
  }

  /// Content that goes through phases once whenever a value changes.
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

  /// Goes on to the next phase, and from there to those after it.
  private func goOn(in number: Int) {
    guard progress.number == number, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    let animation = animation(phases[next]) ?? Animation(HeldAnimation())
    progress.animation = animation
    // The transaction has no completion, so that equal animations of several animators share one transaction and one walk.
    withAnimation(animation) {
      index = next
      arrivals += 1
    }
  }

  /// Continues after the animation of the current phase has completed.
  private func phaseDidEnd(in number: Int) {
    if trigger == nil || index != 0 { goOn(in: number) }
  }

  private func begin() {
    progress.number += 1
    goOn(in: progress.number)
  }
}

extension PhaseAnimator: View, NamedComposite {
  public var body: some View {
    Group {
      if phases.indices.contains(index) {
        content(phases[index])
      } else if let first = phases.first {
        content(first)
      }
    }
    .modifier(
      PhaseTimer(arrivals: arrivals, progress: progress) { [number = progress.number] in phaseDidEnd(in: number) }
    )
    .onAppear { if trigger == nil { begin() } }
    .onDisappear { progress.number += 1 }
    .onChange(of: trigger) {
      guard index != 0 else { return begin() }
      // The reset and the first phase are in different transactions. A separate action begins the course, so that the
      // resets of all animators share one walk.
      progress.number += 1
      index = 0
      restarts += 1
    }
    .onChange(of: restarts) { begin() }
  }
}

/// Measures the time of a phase, which is the duration of its animation even if no view moves.
private struct PhaseTimer {
  let arrivals: Int
  let progress: PhaseProgress
  let phaseDidEnd: () -> Void
}

extension PhaseTimer: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View { content }

  static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: ModifierBodyNode<Self, C>.self)
    if node.modifier.arrivals != modifier.pointee.arrivals, let animation = modifier.pointee.progress.animation {
      node.host.wait(at: node, for: animation) { $0.modifier.phaseDidEnd() }
    }
    node.update(modifier, content)
  }
}

/// Which course through the phases goes on; an action that belongs to another one does nothing.
private final class PhaseProgress {
  var number = 0
  /// The animation that leads to the current phase.
  var animation: Animation?
}

extension View {
  /// Shows this view in phases that follow each other for as long as it is there.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Shows this view in phases that are gone through once whenever a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}

/// A value with its type hidden that tells whether it has changed.
struct ChangeTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (a: ChangeTrigger, b: ChangeTrigger) -> Bool {
    func isEqual<V: Equatable>(_ first: V) -> Bool { (b.value as? V) == first }
    return isEqual(a.value)
  }
}
