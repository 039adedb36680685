@MainActor struct GainProbeTests {
  private func gains<V: View>(_ view: V) -> (gains: [FeedbackCycle], host: ViewHost<V>) {
    let host = makeHost { view }
    return (host.probeFeedback(), host)
  }

  /// Expects the gains of a view, and the codes of its findings.
  private func expectGains<V: View>(
    _ name: Comment, _ view: V, _ expected: [Double], codes: [DiagnosticCode] = [], states: Set<String>? = nil
  ) {
    let (gains, host) = gains(view)
    expect(gains.map(\.gain), equals: expected, name)
    expect(host.codes, equals: codes, name)
    if let states { expect(Set(gains.first?.states ?? []), equals: states, name) }
  }

  @Test @MainActor func `A probe determines the gain of each cycle, and warns of gains of at least one`() {
    expectGains(
      "a centered view that pushes down what it measures", PushedDown(isCentered: true), [0.5],
      states: ["PushedDown.height"])
    // At the current value, no view is wider than the floor; beyond it, every change doubles.
    expectGains("a dormant loop", Asleep(), [2], codes: [.latentFeedback])
    // The gain is the product of the gains of both states.
    expectGains("two states", TwoStates(), [-0.25], states: ["TwoStates.left", "TwoStates.right"])
    expectGains("a value that is only measured", OnlyMeasured(), [])
    expect(gains(InArray()).gains.map(\.gain), equals: [0.5], "a number inside an array")
  }

  @Test func `A height that keeps its earlier value has a gain of one, and a warning with its cycle`() throws {
    let (gains, host) = gains(Keeping())
    expect(gains.map(\.gain), equals: [1])
    let diagnostic = try #require(host.diagnostics.first)
    expect(diagnostic.code, equals: .latentFeedback)
    expect(diagnostic.severity, equals: .warning)
    expect(diagnostic.path, equals: "Keeping")
    expect(diagnostic.cycle.map(\.kind), equals: [.state, .body, .layout, .writer, .key, .reader])
    expect(diagnostic.cycle[2].path, equals: "Keeping › frame(height:)")
    expect(diagnostic.description.contains("The cycle"))
    // Probing leaves the tree unchanged, and a second probe reports nothing new.
    let before = host.displayList.description
    host.probeFeedback()
    expect(host.diagnostics.count, equals: 1)
    expect(host.displayList.description, equals: before)
    expect(host.update().counts.bodies, equals: 0)
  }

  @Test @MainActor func `A bistable switch is a note`() {
    let (gains, host) = gains(Compacting(isCompact: true))
    expect(gains.map(\.isBistable), equals: [true])
    expect(gains.map(\.isUnstable), equals: [false])
    expect(host.diagnostics.map(\.severity), equals: [.note])
    expect(host.frame(of: "compacting")?.width, equals: 200)
  }

  @Test @MainActor func `A collapse that only longer texts cause is found with a short text`() throws {
    for view in [AnyView(Collapsing(kind: .switch)), AnyView(Collapsing(kind: .length))] {
      let host = makeHost { view }
      let gains = host.probeFeedback()
      expect(gains.count == 1 && gains.allSatisfy { $0.gain <= -1 && !$0.isBistable }, "\(gains)")
      expect(gains.map(\.textScale), equals: [16])
      let diagnostic = try #require(host.diagnostics.first)
      expect(diagnostic.code, equals: .latentFeedback)
      expect(diagnostic.severity, equals: .warning)
      expect(diagnostic.evidence.contains { $0.lines == ["16 times as large"] })
      expect(host.update().counts.bodies, equals: 0)
    }
    for view in [
      AnyView(Collapsing(kind: .switch, isInside: true)), AnyView(Collapsing(kind: .length, isInside: true)),
    ] {
      let host = makeHost { view }
      expectEmpty(host.probeFeedback())
      expectEmpty(host.diagnostics)
    }
  }

  @Test @MainActor func `An object keeps the value of the tree after larger texts were measured`() {
    let model = MeasuredModel()
    let host = updatedLoopHost { Measured(model: model) }
    expect(model.height, equals: 20)
    host.probeFeedback()
    expect(model.height, equals: 20)
  }

  @Test @MainActor func `The copy of the tree has the date of the tree`() {
    let host = ViewHost(size: CGSize(width: 400, height: 400)) { Dated() }
    host.startDate = Date(timeIntervalSinceReferenceDate: 0)
    expect(host.probeFeedback().map(\.gain), equals: [0.5])
  }
}

private struct Dated: View {
  @State private var height: CGFloat = 0
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
      let isEarly = context.date.timeIntervalSinceReferenceDate < 60
      VStack(spacing: 0) {
        Color.red.frame(height: isEarly ? 20 + height / 2 : 10).publishing(Height.self) { $0.size.height }
        Color.blue
      }
    }.onPreferenceChange(Height.self) { height = $0 }
  }
}

/// A text that collapses if it is higher than 150 points, measured outside or inside its frame.
private struct Collapsing: View {
  enum Kind { case `switch`, length }
  let kind: Kind
  var isInside = false
  @State private var isCollapsed = false
  @State private var height: CGFloat = 0
  var body: some View {
    let limit: CGFloat? = (kind == .switch ? isCollapsed : height > 150) ? 150 : nil
    Group {
      if isInside {
        Text("short").fixedSize().publishing(Height.self) { $0.size.height }.frame(height: limit)
      } else {
        Text("short").frame(height: limit).publishing(Height.self) { $0.size.height }
      }
    }
    .onPreferenceChange(Height.self) { new in if kind == .switch { isCollapsed = new > 150 } else { height = new } }
  }
}

private final class MeasuredModel { var height: CGFloat = 0 }

private struct Measured: View {
  let model: MeasuredModel
  @State private var height: CGFloat = 0
  var body: some View {
    Text("short").publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { new in
        model.height = new
        height = new
      }
  }
}

private struct Keeping: View {
  @State private var height: CGFloat?
  var body: some View {
    Color.red.frame(height: 100).frame(height: height)
      .publishing(Height.self) { $0.size.height }
      .onPreferenceChange(Height.self) { height = $0 }
  }
}

private struct Asleep: View {
  @State private var extra: CGFloat = 0
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: extra, height: 10)
      Color.blue.frame(width: extra, height: 10)
    }
    .publishing(Width.self) { $0.size.width }
    .onPreferenceChange(Width.self) { extra = $0 }
  }
}

private struct TwoStates: View {
  @State private var left: CGFloat = 0
  @State private var right: CGFloat = 0
  var body: some View {
    Color.red
      .preference(key: Width.self, value: 40 - right / 2).preference(key: Height.self, value: left / 2)
      .onPreferenceChange(Width.self) { left = $0 }
      .onPreferenceChange(Height.self) { right = $0 }
  }
}

private struct InArray: View {
  @State private var widths: [CGFloat] = [8, 0]
  var body: some View {
    Color.red.preference(key: Width.self, value: 20 + widths[1] / 2).frame(width: widths[0])
      .onPreferenceChange(Width.self) { widths[1] = $0 }
  }
}

private struct OnlyMeasured: View {
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Color.red.frame(width: 30).publishing(Width.self) { $0.size.width }
      Color.blue.frame(width: width)
    }.onPreferenceChange(Width.self) { width = $0 }
  }
}
