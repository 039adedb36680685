@MainActor struct LoopBreakTests {
  @Test func `A stopped loop leaves the views that its state determines, and stops there again after each change`() {
    let host = updatedLoopHost { Bubble() }
    // The lesser of the loop's two states is kept: not collapsed.
    expect(host.frame(of: "bubble")?.height, equals: 424)
    expect(host.preference(Height.self), equals: 424)
    let report = host.update()
    expect(report.passes, equals: 1)
    expect(report.settled)
    expect(report.counts.actions, equals: 0)
    for repeats in 2...4 {
      let report = host.update { host.size.width += 10 }
      expect(!report.settled)
      expectEmpty(report.diagnostics)
      expect(host.diagnostics.count, equals: 1)
      expect(host.diagnostics.first?.occurrences, equals: repeats)
      expect(host.frame(of: "bubble")?.height, equals: 424)
    }
  }

  @Test @MainActor func `The copy of a tree in which a loop is analyzed keeps the positions of removed views`() {
    for isSheet in [true, false] {
      let host = makeHost { Flickering(isSheet: isSheet) }
      expect(!host.update().settled)
      expect(host.codes, equals: [.feedbackLoop])
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test @MainActor func `A loop whose cause or views are removed and return is one finding, counted again`() {
    let host = makeHost { Toggled(isOn: true) }
    expect(!host.update().settled)
    for repeats in 2...3 {
      let report = host.show(Toggled(isOn: false))
      expect(report.settled)
      expect(report.passes, atMost: 3)
      expect(host.frame(of: "toggled")?.height, equals: 424)
      expect(!host.show(Toggled(isOn: true)).settled)
      expect(host.diagnostics.map(\.occurrences), equals: [repeats])
    }
    let other = updatedLoopHost { Shown(isThere: true) }
    other.show(Shown(isThere: false))
    other.show(Shown(isThere: true))
    expect(other.diagnostics.map(\.occurrences), equals: [2, 2])
  }

  @Test @MainActor func `Two instances of one view, and two loops of one view, are two findings`() {
    let host = makeHost {
      HStack {
        Bubble(name: "first")
        Bubble(name: "second")
      }
    }
    let loops = host.update().diagnostics.compactMap(\.loop)
    expect(loops.map(\.verdict), equals: [.oscillating(period: 2), .oscillating(period: 2)])
    let states = loops.compactMap { loop in loop.steps.first { $0.kind == .state }?.path }
    expect(states.map { $0.hasSuffix("isCollapsed") }, equals: [true, true])
    expect(Set(states).count, equals: 2)
    expect(host.frame(of: "first")?.height, equals: 424)
    expect(host.frame(of: "second")?.height, equals: 424)
    let report = makeHost { TwoMachines() }.update()
    expect(report.diagnostics.compactMap(\.loop?.verdict), equals: [.oscillating(period: 2), .oscillating(period: 3)])
    expect(report.passes, below: 14)
  }

  @Test @MainActor func `Changes beside a loop are not lost`() {
    let log = Probe()
    let host = makeHost { LoopAndBystanders(log: log) }
    let report = host.update()
    expect(!report.settled)
    expect(report.passes, equals: 64)
    expect(log.log.filter { $0 == "appeared" }.count, equals: 1)
    // The late reader runs in a separate frame: the loop beside it has used up the passes of this one, and stays
    // stopped.
    let next = host.update()
    expect(next.settled)
    expect(next.passes, atMost: 3)
    expect(host.diagnostics.map(\.occurrences), equals: [1])
    expect(log.log.filter { $0 == "late 5" }.count, equals: 1)
    expect(host.frame(of: "late")?.width, equals: 50)
  }

  @Test func `Views that depend on a loop agree with its state, and a log that it fills does not hide its period`() {
    let host = makeHost { Labeled() }
    expect(!host.update().settled)
    expect(host.frame(of: "bubble")?.height, equals: 424)
    // "open", four characters of ten points.
    expect(host.frame(of: "label")?.width, equals: 40)
    let report = makeHost { Logging() }.update()
    expect(report.diagnostics.compactMap(\.loop?.verdict), equals: [.oscillating(period: 2)])
  }

  @Test func `With a limit of two passes the last delivery is the finding, and the next frames continue`() throws {
    let host = makeHost(limits: UpdateLimits(maximumPasses: 2)) { SelfDescribing() }
    let report = host.update()
    expect(report.passes, equals: 2)
    expect(!report.settled)
    let diagnostic = try #require(report.diagnostics.first)
    expect(diagnostic.loop?.verdict, equals: .unsettled)
    expect(diagnostic.severity, equals: .warning)
    expect(diagnostic.loop?.steps.contains { $0.kind == .key && $0.detail == "10.0 → 20.0" } ?? false)
    expect(host.frame(of: "text")?.width, equals: 20)
    expect(host.update().settled)
    expect(host.frame(of: "text")?.width, equals: 20)
  }

  @Test @MainActor func `Convergence that reaches the limit continues in the next frame, with one note`() {
    let host = makeHost(limits: UpdateLimits(maximumPasses: 6)) { Approaching() }
    let first = host.update()
    expect(!first.settled)
    expect(first.passes, equals: 6)
    expect(first.diagnostics.map(\.severity), equals: [.note])
    // A limit of one pass still runs actions.
    let single = makeHost(limits: UpdateLimits(maximumPasses: 1)) { Approaching() }
    for (host, limit) in [(host, 4), (single, 30)] {
      var frames = 1
      while frames < limit + 1, !host.update().settled { frames += 1 }
      expect(frames, below: limit)
      expect(host.frame(of: "approaching")?.height, equals: 199.5)
    }
    expect(host.diagnostics.count, equals: 1)
  }

  @Test @MainActor func `Values without a pattern stop at the limit and continue`() {
    let host = makeHost { Chaotic() }
    let report = host.update()
    expect(report.passes, equals: 64)
    expect(report.diagnostics.map(\.severity), equals: [.warning])
    expect(report.diagnostics.compactMap(\.loop?.verdict), equals: [.unsettled])
    let before = host.frame(of: "chaotic")?.width
    expect(host.update().passes, above: 1)
    expect(host.frame(of: "chaotic")?.width, differsFrom: before)
  }

  @Test @MainActor func `Every loop ends in the same state in every run`() {
    func run() -> [String] {
      let host = updatedLoopHost {
        HStack {
          Bubble(name: "first")
          PaddedOutside()
          Machine(count: 3)
        }
      }
      return host.diagnostics.map(\.description) + [host.displayList.description]
    }
    expect(run(), equals: run())
  }
}

private struct Toggled: View {
  let isOn: Bool
  @State private var isCollapsed = false
  var body: some View {
    // A replaced action that does the same is not called, since the value to deliver is current.
    Color.red.frame(height: 424).frame(height: isOn && isCollapsed ? 150 : nil).accessibilityIdentifier("toggled")
      .publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }
  }
}

private struct Shown: View {
  let isThere: Bool
  var body: some View {
    VStack {
      if isThere {
        Bubble()
        Mutual()
      }
    }
  }
}

private struct TwoMachines: View {
  @State private var a = 0
  @State private var b = 0
  var body: some View {
    VStack {
      Color.red.onChange(of: a, initial: true) { a = (a + 1) % 2 }
      Color.red.onChange(of: b, initial: true) { b = (b + 1) % 3 }
    }
  }
}

/// A loop that runs to the limit, and readers that wait for its last passes.
private struct LoopAndBystanders: View {
  let log: Probe
  @State private var count = 0
  @State private var width: CGFloat = 10
  var body: some View {
    VStack {
      Color.red.onChange(of: count, initial: true) { count += 1 }
      Late(isThere: count >= 63, log: log)
    }.onAppear { log.log.append("appeared") }
  }
}

private struct Late: View {
  let isThere: Bool
  let log: Probe
  @State private var width: CGFloat = 10
  var body: some View {
    Color.blue.frame(width: width, height: 10).accessibilityIdentifier("late")
      .preference(key: Width.self, value: isThere ? 5 : 1)
      .onPreferenceChange(Width.self) { value in
        log.log.append("late \(Int(value))")
        width = value * 10
      }
  }
}

private struct Labeled: View {
  @State private var isCollapsed = false
  @State private var label = ""
  var body: some View {
    VStack {
      Text(label).accessibilityIdentifier("label").fixedSize()
      Color.red.frame(height: 424).frame(height: isCollapsed ? 150 : nil).accessibilityIdentifier("bubble")
        .publishing(Height.self) { $0.size.height }
    }
    .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }
    .onChange(of: isCollapsed, initial: true) { label = isCollapsed ? "folded" : "open" }
  }
}

private struct Logging: View {
  @State private var isCollapsed = false
  @State private var heights: [CGFloat] = []
  var body: some View {
    VStack {
      Text("\(heights.count)").fixedSize()
      Color.red.frame(height: 424).frame(height: isCollapsed ? 150 : nil).publishing(Height.self) { $0.size.height }
    }
    .onPreferenceChange(Height.self) { height in
      isCollapsed = height > 150
      heights.append(height)
    }
  }
}

private struct Chaotic: View {
  @State private var x: CGFloat = 0.3
  var body: some View {
    Color.red.frame(width: x * 100, height: 10).accessibilityIdentifier("chaotic")
      .preference(key: Width.self, value: 3.99 * x * (1 - x))
      .onPreferenceChange(Width.self) { x = $0 }
  }
}

@MainActor struct ObservedLoopTests {
  @Test @MainActor func `A loop through an observable object is reported with its deliveries`() {
    let host = makeHost { Observing(model: Model()) }
    expect(host.update().diagnostics.compactMap(\.loop?.verdict), equals: [.oscillating(period: 2)])
    let loop = host.diagnostics.first?.loop
    expect(loop?.steps.contains { $0.kind == .state && $0.path.hasSuffix("Observing") } ?? false)
  }

  @Test @MainActor func `Two thousand readers that fire three times each are not a loop`() {
    let host = makeHost { Many() }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, equals: 4)
    expect(report.counts.actions, equals: 3 * 2_000)
  }
}

@Observable private final class Model { var isCollapsed = false }

private struct Observing: View {
  let model: Model
  var body: some View {
    Color.red.frame(height: model.isCollapsed ? 150 : 424)
      .publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { model.isCollapsed = $0 > 150 }
  }
}

private struct Flickering: View {
  let isSheet: Bool
  @State private var isShown = false
  var body: some View { presenter.onChange(of: isShown, initial: true) { isShown.toggle() } }
  @ViewBuilder private var presenter: some View {
    if isSheet {
      Color.red.sheet(isPresented: $isShown) { leaving }
    } else {
      Color.red.popover(isPresented: $isShown) { leaving }
    }
  }

  private var leaving: some View { Text("x").onDisappear { isShown = true } }
}

private struct Many: View { var body: some View { VStack(spacing: 0) { ForEach(0..<2_000) { _ in Three() } } } }

private struct Three: View {
  @State private var step = 0
  var body: some View {
    Color.red.frame(width: 1, height: 1).preference(key: Width.self, value: CGFloat(min(step + 1, 3)))
      .onPreferenceChange(Width.self) { step = Int($0) }
  }
}
