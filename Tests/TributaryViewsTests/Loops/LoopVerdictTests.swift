import TributaryLoopRules

@MainActor struct LoopVerdictTests {
  /// Expects the verdicts of the loops of a view, and what the row states about the frame.
  private func expectVerdicts<V: View>(
    _ name: Comment, _ view: V, _ verdicts: [FeedbackLoop.Verdict], settles: Bool? = nil, passes: Int? = nil
  ) {
    let report = makeHost { view }.update()
    expect(report.diagnostics.compactMap(\.loop?.verdict), equals: verdicts, name)
    if let settles { expect(report.settled, equals: settles, name) }
    if let passes { expect(report.passes, equals: passes, name) }
  }

  @Test @MainActor func `A value that repeats oscillates`() {
    expectVerdicts(
      "a bubble measured outside its clamp", Bubble(), [.oscillating(period: 2)], settles: false, passes: 7)
    expectVerdicts("a bar that narrows the view on which it depends", BarBeside(), [.oscillating(period: 2)])
    // (0, 0) → (100, 0) → (100, 100) → (0, 100) → (0, 0): four passes, in which each state alternates between two
    // values.
    expectVerdicts("two states that are computed from each other", Mutual(), [.oscillating(period: 4)])
    expectVerdicts("a view that removes itself when it is present", Vanishing(), [.oscillating(period: 2)])
    expectVerdicts("views that yield space to each other", TakingTurns(), [.oscillating(period: 2)])
    expectVerdicts("an invalid number that is produced repeatedly", NoNumber(), [.oscillating(period: 2)])
    for count in [2, 3, 5, 12] {
      expectVerdicts("a machine of \(count) states", Machine(count: count), [.oscillating(period: count)])
    }
    expect(makeHost { Bubble() }.update().diagnostics.map(\.severity), equals: [.error])
  }

  @Test @MainActor func `A value that grows diverges by its step or ratio`() {
    expectVerdicts(
      "a view that pushes down what it measures", PushedDown(), [.diverging(.step(8))], settles: false, passes: 64)
    expectVerdicts("a state that widens what it measures by twice its value", Doubling(), [.diverging(.ratio(2))])
    expectVerdicts("a view measured outside its padding", PaddedOutside(), [.diverging(.step(20))])
    expectVerdicts("a bar measured with its own inset", InsetBar(), [.diverging(.step(60))])
    expectVerdicts("a watched counter of its own changes", Machine(count: .max), [.diverging(.step(1))])
    expectVerdicts("geometry that grows with its reported value", GeometryFollower(), [.diverging(.step(7))])
  }

  @Test @MainActor func `A fresh identity on every delivery churns, and a value that settles has no verdict`() {
    expectVerdicts("fresh identities", Churning(), [.churning])
    expectVerdicts("a text that shows its own width", SelfDescribing(), [], settles: true, passes: 3)
    expectVerdicts("a measured height as identity", MeasuredIdentity(), [], settles: true, passes: 2)
  }

  @Test @MainActor func `Slow convergence is not a loop`() {
    let approaching = makeHost { Approaching() }
    let report = approaching.update()
    expectEmpty(report.diagnostics)
    expect(report.settled)
    expect(report.passes, equals: 10)
    expect(approaching.frame(of: "approaching")?.height, equals: 199.5)
    let centered = makeHost { PushedDown(isCentered: true) }
    let slow = centered.update()
    expectEmpty(slow.diagnostics)
    expect(slow.settled)
    expect(slow.passes > 10 && slow.passes < 64, "\(slow.passes)")
    expect(abs((centered.frame(of: "top")?.height ?? 0) - 358), below: 1e-6)
  }

  @Test(arguments: [(false, 320 as CGFloat), (true, 200)])
  @MainActor func `A view with two stable states keeps its current one`(isCompact: Bool, width: CGFloat) {
    let host = makeHost { Compacting(isCompact: isCompact) }
    let report = host.update()
    expect(report.settled)
    expect(report.passes, equals: 1)
    expectEmpty(report.diagnostics)
    expect(host.frame(of: "compacting")?.width, equals: width)
  }

  @Test @MainActor func `Rounding noise is absorbed with one note, and the frame settles`() throws {
    let report = makeHost { Jittering() }.update()
    let verdicts = report.diagnostics.compactMap(\.loop?.verdict)
    guard case .jitter(let amplitude) = try #require(verdicts.first) else {
      Issue.record("\(verdicts)")
      return
    }
    expect(amplitude > 0 && amplitude < 1e-13)
    expect(verdicts.count, equals: 1)
    expect(report.settled)
    expect(report.passes, atMost: 4)
    expect(report.diagnostics.first?.severity, equals: .note)
  }
}

/// Suggestions follow from the recorded values, not from their wording.
@MainActor struct LoopWordingTests {
  private func advice<V: View>(_ view: V, rewording: Bool) -> [String] {
    let host = makeHost { view }
    host.loops.wording.advice = { "\($0)" }
    if rewording { host.loops.wording.detail = { _ in "something" } }
    return host.updated().diagnostics.compactMap(\.loop).flatMap(\.suggestions)
  }

  private func expectSameAdvice<V: View>(
    _ view: V, _ first: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plain = advice(view, rewording: false)
    #expect(plain == advice(view, rewording: true), sourceLocation: sourceLocation)
    #expect(plain.first?.hasPrefix(first) == true, "\(plain)", sourceLocation: sourceLocation)
  }

  @Test @MainActor func `Different wording of the steps does not change the suggestions`() {
    expectSameAdvice(Bubble(), "decideFromWhatStays")
    expectSameAdvice(PushedDown(), "takeOutOfTheStack")
    expectSameAdvice(PaddedOutside(), "measureInside")
    expectSameAdvice(Doubling(), "decideFromWhatStays")
    expectSameAdvice(Mutual(), "keepOneSource")
    expectSameAdvice(Churning(), "writeOnRealChange")
    expectSameAdvice(Vanishing(), "hideInsteadOfRemoving")
    expectSameAdvice(GeometryFollower(), "decideFromWhatStays")
  }

  @Test @MainActor func `The wording of steps can be replaced`() {
    let host = makeHost { Bubble() }
    host.update { host.loops.wording.detail = { _ in "something" } }
    expect(host.diagnostics.first?.loop?.steps.allSatisfy { $0.detail == "something" } == true)
  }
}

/// The cost of loop detection: none before the third pass, a bounded record, and one copy of the tree.
@MainActor struct LoopCostTests {
  @Test @MainActor func `A frame of two passes is not recorded`() {
    let host = makeHost { Measured() }
    Measured.isObserved = { [unowned host] in host.core.isObserved }
    defer { Measured.isObserved = nil }
    expect(host.update().passes, equals: 2)
    expect(Measured.seen, equals: [false])
    expect(host.loops.recorder.readers.isEmpty)
    expect(host.loops.recorder.evidence.isEmpty)
    expect(!host.core.isObserved)
  }

  /// Returns a host of counted cells and of loops, before its first frame.
  private func host(cells: Int, loops: Int) -> ViewHost<some View> {
    CountedCell.bodies = 0
    return makeHost {
      VStack {
        ForEach(0..<cells) { _ in CountedCell() }
        ForEach(0..<loops) { _ in Bubble() }
      }
    }
  }

  @Test func `A loop beside a thousand cells is analyzed in one copy of them, and twenty loops share the copy`() {
    let report = host(cells: 1_000, loops: 1).update()
    expect(report.diagnostics.map(\.code), equals: [.feedbackLoop])
    expect(CountedCell.bodies, equals: 2_000)
    // The frame evaluates each cell once, and the bubble with its reader once per pass.
    expect(report.counts.bodies, below: 1_040)
    expect(host(cells: 100, loops: 20).update().diagnostics.count, equals: 20)
    // One copy to separate the loops, and one to explain where they can be stopped.
    expect(CountedCell.bodies, atMost: 300)
  }

  @Test @MainActor func `Work in the copy is not counted, and a frame that settles makes no copy`() {
    CountedCell.bodies = 0
    let settling = makeHost {
      VStack {
        CountedCell()
        Measured()
      }
    }
    expect(settling.update().passes, equals: 2)
    expect(CountedCell.bodies, equals: 1)
    let report = host(cells: 1, loops: 1).update()
    expect(report.diagnostics.map(\.code), equals: [.feedbackLoop])
    expect(CountedCell.bodies, equals: 2)
    // The root, the cell, and the bubble with the content of its reader; the copy evaluates each of them again.
    expect(report.counts.bodies, atMost: 2 + 3 * report.passes)
  }

  @Test @MainActor func `The cost of independent loops is linear in their number`() {
    let work = [20, 40].map { count in
      let host = host(cells: 0, loops: count)
      let report = host.update()
      expect(report.diagnostics.count, equals: count)
      let counts = report.counts
      return (
        bodies: counts.bodies, others: counts.closures + counts.actions + counts.measurements,
        histories: host.loops.recorder.historiesVisited
      )
    }
    for (few, many) in zip(work, work.dropFirst()) {
      expect(many.bodies * 8, atMost: few.bodies * 2 * 9, "\(work)")
      expect(many.others * 8, atMost: few.others * 2 * 9, "\(work)")
      expect(many.histories * 8, atMost: few.histories * 2 * 9, "\(work)")
    }
  }

  @Test @MainActor func `The length of the record does not depend on the number of permitted passes`() {
    var longest = 0
    let host = makeHost(limits: UpdateLimits(maximumPasses: 1_200)) { PushedDown() }
    host.core.callbacks.listener = { [unowned host] event in
      guard case .didAct = event else { return }
      let loops = host.loops.recorder
      for reader in loops.readers { longest = max(longest, reader.deliveries.count) }
      for state in loops.states { longest = max(longest, state.changes.count) }
      expect(loops.evidence.count, atMost: LoopRecorder.evidenceLimit)
    }
    let report = host.update()
    expect(report.passes, equals: 1_200)
    expect(report.diagnostics.compactMap(\.loop?.verdict), equals: [.diverging(.step(8))])
    expect(longest > 500 && longest <= LoopRecorder.historyLimit)
  }

  @Test func `Values that converge too slowly are reported with their ratio and the remaining passes`() throws {
    let host = makeHost { ComingNearer(ratio: 0.9) }
    let diagnostic = try #require(host.update().diagnostics.first)
    let loop = try #require(diagnostic.loop)
    expect(loop.verdict, equals: .unsettled)
    expect(diagnostic.severity, equals: .note)
    expect(loop.convergence?.ratio, equals: 0.9)
    // The last change was 10 · 0.9⁶², which takes this number of passes to fall below 10⁻⁹.
    expect(loop.convergence?.remainingPasses, equals: 157)
    expect(diagnostic.description.contains("each change is at most 0.9 times the previous one"))
  }
}

private struct Measured: View {
  static var isObserved: (() -> Bool)?
  static var seen: [Bool] = []
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      Color.red.frame(width: 30).publishing(Width.self) { $0.size.width }
      Color.blue.frame(width: width)
    }
    .onPreferenceChange(Width.self) { new in
      Self.seen = Self.isObserved.map { [$0()] } ?? []
      width = new
    }
  }
}

private struct CountedCell: View {
  static var bodies = 0
  @State private var isOn = false
  var body: some View {
    let _ = { Self.bodies += 1 }()
    Color.red.frame(width: 10, height: isOn ? 1 : 0)
  }
}

private struct ComingNearer: View {
  let ratio: CGFloat
  @State private var height: CGFloat = 0
  var body: some View {
    Color.red.preference(key: Height.self, value: 100 - (100 - height) * ratio)
      .onPreferenceChange(Height.self) { height = $0 }
  }
}
