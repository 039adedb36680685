import TributaryGeometry
public import TributaryMotion

/// A view that animates its content through a sequence of phases, each with a separate animation.
///
/// Without a trigger, the phases repeat for as long as the view is in the tree. With a trigger, they run once whenever
/// its value changes, and end with the first phase. A phase lasts as long as its animation, even if no displayed value
/// changes. A phase without an animation lasts a sixtieth of a second. Without phases, the view has no content.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: ChangeTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// The number of completed phases, which is animated to the next number for the duration of a phase.
  @State private var arrivals = 0.0
  @State private var progress = PhaseProgress()

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
  private func goOn(in number: Int) {
    guard progress.number == number, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    withAnimation(animation(phases[next]) ?? Animation(HeldAnimation())) {
      index = next
      arrivals += 1
    } completion: {
      if trigger == nil || next != 0 { goOn(in: number) }
    }
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
    .modifier(PhaseWay(animatableData: arrivals))
    .onAppear { if trigger == nil { begin() } }
    .onDisappear { progress.number += 1 }
    .onChange(of: trigger) {
      index = 0
      begin()
    }
  }
}

/// A modifier that is animated during a phase, so that a phase lasts as long as its animation even if no displayed
/// value changes.
private struct PhaseWay: ViewModifier, Animatable, FrameworkComposite {
  var animatableData: Double

  func body(content: Content) -> some View { content }
}

/// The number of the current run through the phases. Actions of earlier runs have no effect.
private final class PhaseProgress {
  var number = 0
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
