@MainActor struct HiddenAnimationTests {
  enum Motion: CaseIterable { case position, opacity, model, symbol, activity, phases, keyframes }

  private struct Pulse: View {
    let motion: Motion
    @State private var isOn = false
    var body: some View { moving.onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } } }
    @ViewBuilder private var moving: some View {
      switch motion {
      case .position: Block("box", 10, 10).offset(x: isOn ? 40 : 0)
      case .opacity: Color.red.frame(width: 10, height: 10).opacity(isOn ? 0 : 1)
      case .model: Color.red.modifier(Width(width: isOn ? 20 : 10))
      case .symbol: Image(systemName: "star").symbolEffect(.pulse, isActive: isOn)
      case .activity: ProgressView()
      case .phases: Color.red.phaseAnimator([0, 20]) { view, phase in view.offset(x: CGFloat(phase)) }
      case .keyframes:
        Color.red.keyframeAnimator(
          initialValue: 0.0, content: { view, value in view.opacity(value) },
          keyframes: { _ in LinearKeyframe(1, duration: 1) })
      }
    }
  }

  fileprivate struct Width: Animatable {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
  }

  @Test(arguments: Cover.allCases, Motion.allCases)
  func `A host does not animate for an endless animation of a view that is not visible`(cover: Cover, motion: Motion) {
    let host = settledHost(200, 200) { Screen(cover: cover) { Pulse(motion: motion) } }
    play(host, "wait 0.25 | animating = true")
    hide(true, in: host)
    for _ in 0..<10 { host.advance(by: 0.25) }
    expect(!host.isAnimating)
    hide(false, in: host)
    play(host, "wait 0.1 | animating = true")
  }

  /// The picture of a view that was visible for 0.25 seconds and then hidden for 2.45 seconds equals that of a view
  /// that was visible for 2.7 seconds.
  @Test(arguments: Cover.allCases, [Motion.position, .opacity, .model, .symbol])
  @MainActor func `An endless animation continues at the phase of the clock`(cover: Cover, motion: Motion) {
    let hidden = settledHost(200, 200) { Screen(cover: cover) { Pulse(motion: motion) } }
    let visible = settledHost(200, 200) { Screen(cover: cover) { Pulse(motion: motion) } }
    hidden.advance(by: 0.25)
    hide(true, in: hidden)
    hidden.advance(by: 2.45)
    hide(false, in: hidden)
    visible.advance(by: 2.7)
    // The return to a page is animated.
    if cover != .page { expect(hidden.displayList.description, equals: visible.displayList.description) }
    let before = hidden.displayList.description
    hidden.advance(by: 0.9)
    visible.advance(by: 0.9)
    expect(hidden.displayList.description, equals: visible.displayList.description)
    expect(hidden.displayList.description, differsFrom: before)
  }

  @Test @MainActor func `An animation that ends keeps its host animating while the view is not visible`() {
    struct Fading: View {
      @State private var isOn = false
      var body: some View {
        Color.red.opacity(isOn ? 0 : 1).onAppear { withAnimation(.linear(duration: 2)) { isOn = true } }
      }
    }
    let host = settledHost(200, 200) { Screen(cover: .tab) { Fading() } }
    hide(true, in: host)
    expect(host.advanced(by: 1).isAnimating)
    expect(!host.advanced(by: 1.5).isAnimating)
  }

  @Test(arguments: [Cover.page, .tab]) func `A progress object is not read while its view is covered`(cover: Cover) {
    let progress = Foundation.Progress(totalUnitCount: 4)
    let host = settledHost(200, 200) { Screen(cover: cover) { ProgressView(progress).progressViewStyle(Percentage()) } }
    expect(host.core.clock.deadlines.count, equals: 1)
    hide(true, in: host)
    expect(host.advanced(by: 1).core.clock.deadlines.isEmpty)
    progress.completedUnitCount = 1
    expect(host.advance(by: 1).counts.bodies, equals: 0)
    hide(false, in: host)
    expect(host.lines.contains("25"))
    expect(host.core.clock.deadlines.count, equals: 1)
    progress.completedUnitCount = 2
    play(host, "wait 0.2 | lines has 50")
    // The view is hidden for less time than between two reads.
    hide(true, in: host)
    progress.completedUnitCount = 3
    hide(false, in: host)
    expect(host.lines.contains("75"))
    progress.completedUnitCount = 4
    play(host, "wait 0.2 | lines has 100")
    expect(host.core.clock.deadlines.isEmpty)
    expect(host.core.checkInvariants(), equals: [])
  }
}

extension HiddenAnimationTests.Width: ViewModifier {
  func body(content: Content) -> some View { content.frame(width: width, height: 10) }
}

private struct Percentage: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
  }
}

@MainActor struct HiddenTimelineTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private final class Log { var dates: [Double] = [] }

  enum Kind: CaseIterable {
    case periodic, explicit, animation
    @MainActor
    func schedule(_ start: Date) -> AnySchedule {
      switch self {
      case .periodic: AnySchedule(.periodic(from: start, by: 1))
      case .explicit: AnySchedule(.explicit((0..<100).map { start.addingTimeInterval(Double($0)) }))
      case .animation: AnySchedule(.animation(minimumInterval: 1))
      }
    }
  }

  struct AnySchedule: TimelineSchedule {
    let dates: (Date, TimelineScheduleMode) -> AnySequence<Date>
    init(_ schedule: some TimelineSchedule) { dates = { AnySequence(schedule.entries(from: $0, mode: $1)) } }
    func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> { dates(startDate, mode) }
  }

  private struct Watch<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    let log: Log
    var body: some View {
      TimelineView(schedule) { context in
        let seconds = context.date.timeIntervalSince(HiddenTimelineTests.start)
        let _ = log.dates.append(seconds)
        Text("\(seconds)")
      }
    }
  }

  private func host<S: TimelineSchedule>(
    _ cover: Cover, isHidden: Bool, _ schedule: S, _ log: Log
  ) -> ViewHost<Screen<Watch<S>>> {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      Screen(cover: cover, isHidden: isHidden, rows: 2) { Watch(schedule: schedule, log: log) }
    }
    host.startDate = Self.start
    host.environment.textMeasurer = FixedTextMeasurer()
    host.update()
    return host
  }

  @Test(arguments: Kind.allCases, [Cover.page, .tab])
  @MainActor func `A covered timeline view is not updated until it is visible again`(kind: Kind, cover: Cover) {
    let log = Log()
    let schedule = kind.schedule(Self.start)
    let host = host(cover, isHidden: false, schedule, log)
    host.advance(by: 1)
    expect(log.dates, equals: [0, 1])
    hide(true, in: host)
    host.advance(by: 1)
    log.dates = []
    for _ in 0..<10 { expect(host.advance(by: 1).counts.bodies, equals: 0) }
    expectEmpty(log.dates)
    expect(!host.isAnimating)
    hide(false, in: host)
    expect(log.dates, equals: [12])
    expect(host.lines.contains("12.0"))
    host.advance(by: 2)
    expect(log.dates == [12, 14] || log.dates == [12, 13, 14])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [Cover.page, .tab])
  @MainActor func `A covered timeline view that follows the clock does not animate`(cover: Cover) {
    let log = Log()
    let host = host(cover, isHidden: false, AnimationTimelineSchedule(), log)
    expect(host.isAnimating)
    host.advance(by: 0.5)
    expect(log.dates, equals: [0, 0.5])
    hide(true, in: host)
    host.advance(by: 2)
    log.dates = []
    expect(!host.isAnimating)
    for _ in 0..<10 { host.advance(by: 0.5) }
    expectEmpty(log.dates)
    hide(false, in: host)
    expect(host.isAnimating && log.dates == [7.5])
    host.advance(by: 0.5)
    expect(log.dates.last, equals: 8)
  }

  @Test(arguments: Kind.allCases, [Cover.page, .tab])
  @MainActor func `A timeline view that was never visible is created once`(kind: Kind, cover: Cover) {
    let log = Log()
    let host = host(cover, isHidden: true, kind.schedule(Self.start), log)
    for _ in 0..<10 { host.advance(by: 1) }
    expect(log.dates, equals: [0])
    hide(false, in: host)
    expect(log.dates, equals: [0, 10])
    host.advance(by: 1)
    expect(log.dates, equals: [0, 10, 11])
  }

  @Test @MainActor func `A timeline view in a row out of sight is not updated`() {
    let log = Log()
    let host = host(.row, isHidden: false, PeriodicTimelineSchedule(from: Self.start, by: 1), log)
    host.advance(by: 1)
    expect(log.dates, equals: [0, 0, 1, 1])
    hide(true, in: host)
    log.dates = []
    for _ in 0..<10 { host.advance(by: 1) }
    expectEmpty(log.dates)
    hide(false, in: host)
    expect(log.dates, equals: [11, 11])
  }
}

/// The place of a view that can be hidden.
enum Cover: CaseIterable { case page, tab, row }

/// A view on a page, in a tab, or in rows, which can be hidden.
private struct Screen<Content: View>: View {
  let cover: Cover
  var isHidden = false
  var rows = 1
  @ViewBuilder let content: Content
  var body: some View {
    switch cover {
    case .page:
      NavigationStack(path: .constant(isHidden ? [1] : [])) {
        content.navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    case .tab:
      TabView(selection: .constant(isHidden ? 1 : 0)) {
        content.tabItem { Text("content") }.tag(0)
        Text("other").tabItem { Text("other") }.tag(1)
      }
    case .row:
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.clear.frame(height: isHidden ? 1_000 : 0)
          ForEach(0..<rows, id: \.self) { _ in content }
        }
      }
    }
  }
}

@MainActor
private func hide<Content: View>(_ isHidden: Bool, in host: ViewHost<Screen<Content>>) {
  host.content.isHidden = isHidden
  host.update()
}
