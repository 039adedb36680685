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
  /// How many phases have been reached: moves to the next number for as long as the way to a phase takes.
  @State private var arrivals = 0.0
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

/// Moves while a phase is on its way: also where nothing that is shown does, a phase takes the time of its animation.
private struct PhaseWay: ViewModifier, Animatable, FrameworkComposite {
  var animatableData: Double

  func body(content: Content) -> some View { content }
}

/// Which course through the phases goes on; an action that belongs to another one does nothing.
private final class PhaseProgress {
  var number = 0
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
