import TributaryGestures
@testable import TributaryViews

@MainActor struct CompositionTests {
  private let log = Probe()

  private func take() -> String {
    defer { log.log = [] }
    return log.log.joined(separator: " ")
  }

  private func doubleBeforeSingle() -> GestureRun<some Gesture> {
    GestureRun(
      TapGesture(count: 2).onEnded { [log] in log.log.append("double") }
        .exclusively(before: TapGesture().onEnded { [log] in log.log.append("single") }))
  }

  @Test func `A single tap waits until a double tap is excluded, and a double tap is not a single tap`() throws {
    let run = doubleBeforeSingle().feed(.down, 0, at: 0).feed(.up, at: 0.1)
    expect(run.status, equals: .possible)
    expect(take(), equals: "")
    let deadline = try #require(run.recognizer.deadline)
    expect(abs(deadline - 0.45), below: 1e-5)
    expect(run.feed(.time, at: deadline).status, equals: .ended)
    expect(take(), equals: "single")
    let other = doubleBeforeSingle().feed(.down, 0, at: 0).feed(.up, at: 0.1).feed(.down, 0, at: 0.3)
    expect(other.feed(.moved, 1, at: 0.35).status, equals: .possible)
    expect(other.feed(.up, at: 0.4).status, equals: .ended)
    expect(take(), equals: "double")
  }

  @Test @MainActor func `The second gesture is active while the first is undecided, and is undone if the first ends`() {
    let long = LongPressGesture(minimumDuration: 1, maximumDistance: 100).onEnded { [log] _ in log.log.append("long") }
    let drag = PressingGesture(
      content: DragGesture().map { _ in true }, action: { [log] in log.log.append("drag \($0)") })
    let run = GestureRun(long.exclusively(before: drag)).feed(.down, 0, at: 0).feed(.moved, 20, at: 0.5)
    expect(run.status, equals: .active)
    expect(take(), equals: "drag true")
    expect(run.feed(.time, at: 1).status, equals: .ended)
    expect(take(), equals: "drag false long")
  }

  private func tapOrDrag() -> GestureRun<some Gesture> {
    GestureRun(
      TapGesture().onEnded { [log] in log.log.append("tap") }
        .exclusively(before: DragGesture().onEnded { [log] _ in log.log.append("drag") }))
  }

  @Test @MainActor func `A drag of more than 10 points cancels a tap`() {
    tapOrDrag().feed(.down, 0, at: 0).feed(.moved, 10, at: 0.1).feed(.up, at: 0.2)
    expect(take(), equals: "tap")
    tapOrDrag().feed(.down, 0, at: 0).feed(.moved, 11, at: 0.1).feed(.up, at: 0.2)
    expect(take(), equals: "drag")
  }

  @Test @MainActor func `A long press after a tap waits until the press is too long for a tap`() {
    let gesture = TapGesture().onEnded { [log] in log.log.append("tap") }
      .exclusively(before: LongPressGesture().onEnded { [log] _ in log.log.append("long") })
    GestureRun(gesture).feed(.down, 0, at: 0).feed(.time, at: 0.5).feed(.up, at: 0.6)
    expect(take(), equals: "tap")
    let held = GestureRun(gesture).feed(.down, 0, at: 0).feed(.time, at: 0.5)
    expect(take(), equals: "")
    held.feed(.time, at: 0.76)
    expect(take(), equals: "long")
  }

  @Test @MainActor func `The failed gesture of two simultaneous gestures has no value`() {
    let run = GestureRun(SpatialTapGesture().simultaneously(with: DragGesture())).feed(.down, 3, at: 0)
    expect(run.feed(.up, at: 0.1).status, equals: .ended)
    expect(run.value?.first?.location, equals: CGPoint(x: 3, y: 0))
    expectNil(run.value?.second)
  }

  private typealias PressThenDrag = SequenceGesture<LongPressGesture, DragGesture>

  @Test func `A drag after a long press begins at the pointer's location when the press is recognized`() throws {
    let run = GestureRun(PressThenDrag(LongPressGesture(), DragGesture())).feed(.down, 0, at: 0)
    expect(run.status, equals: .possible)
    expect(run.value, equals: .first(true))
    run.feed(.moved, 8, at: 0.3)
    expect(run.feed(.time, at: 0.5).status, equals: .active)
    expect(run.value, equals: .second(true, nil))
    expect(run.feed(.moved, 17, at: 0.6).value, equals: .second(true, nil))
    guard case .second(true, let drag?) = run.feed(.moved, 20, at: 0.7).value else {
      Issue.record("no drag")
      return
    }
    expect(drag.startLocation.x, equals: 8)
    expect(drag.translation.width, equals: 12)
    expect(run.feed(.up, at: 0.8).status, equals: .ended)
  }

  @Test @MainActor func `A sequence fails with its first part and with its second`() {
    let early = GestureRun(PressThenDrag(LongPressGesture(), DragGesture())).feed(.down, 0, at: 0)
    expect(early.feed(.moved, 11, at: 0.3).status, equals: .failed)
    let still = GestureRun(PressThenDrag(LongPressGesture(), DragGesture())).feed(.down, 0, at: 0).feed(.time, at: 0.5)
    expect(still.feed(.up, at: 0.6).status, equals: .failed)
  }

  @Test @MainActor func `A gesture after a tap must begin within 0.35 seconds`() throws {
    let tapThenDrag = TapGesture().sequenced(before: DragGesture())
    let run = GestureRun(tapThenDrag).feed(.down, 0, at: 0).feed(.up, at: 0.1)
    expect(run.status, equals: .active)
    let deadline = try #require(run.recognizer.deadline)
    expect(abs(deadline - 0.45), below: 1e-5)
    expect(run.feed(.time, at: deadline).status, equals: .failed)
    let second = GestureRun(tapThenDrag).feed(.down, 0, at: 0).feed(.up, at: 0.1).feed(.down, 0, at: 0.45)
    expectNil(second.recognizer.deadline)
    expect(second.feed(.moved, 30, at: 2).feed(.up, at: 2).status, equals: .ended)
  }

  @Test @MainActor func `Changes are reported once for each value, and the end once, unless the gesture is rejected`() {
    let gesture = DragGesture(minimumDistance: 0).map { Int($0.translation.width) }
      .onChanged { [log] in log.log.append("\($0)") }.onEnded { [log] in log.log.append("end \($0)") }
    let run = GestureRun(gesture).feed(.down, 0, at: 0).feed(.moved, 5, at: 0.1).feed(.moved, 5.5, at: 0.2)
    run.feed(.time, at: 0.3).feed(.moved, 6, at: 0.4).feed(.up, 9, at: 0.5).feed(.time, at: 0.6)
    expect(take(), equals: "0 5 6 end 9")
    GestureRun(gesture).feed(.down, 0, at: 0, verdict: .rejected).feed(.up, at: 1, verdict: .rejected)
    expect(take(), equals: "")
    let waiting = GestureRun(gesture).feed(.down, 0, at: 0, verdict: .provisional)
    waiting.feed(.up, at: 1, verdict: .provisional)
    expect(take(), equals: "0")
    waiting.feed(.time, at: 2)
    expect(take(), equals: "end 0")
  }

  private struct Nudge: Gesture {
    var body: some Gesture<CGFloat> { DragGesture(minimumDistance: 3).map(\.translation.width) }
  }

  @Test @MainActor func `A gesture can be erased, and can have a body`() {
    let any = AnyGesture(TapGesture().map { 1 })
    expect(GestureRun(any).feed(.down, 0, at: 0).feed(.up, at: 0).value, equals: 1)
    let run = GestureRun(Nudge()).feed(.down, 0, at: 0)
    expect(run.feed(.moved, 2, at: 0).status, equals: .possible)
    expect(run.feed(.moved, 4, at: 0).value, equals: 4)
  }
}

@MainActor struct GestureValueTests {
  @Test @MainActor func `The predicted end of a drag is a quarter of a second ahead`() throws {
    let run = GestureRun(DragGesture()).feed(.down, 0, at: 0)
    for step in 1...10 { run.feed(.moved, CGFloat(step) * 2, CGFloat(step), at: Double(step) / 50) }
    let value = try #require(run.value)
    expect(value.time.timeIntervalSinceReferenceDate, equals: 0.2)
    expect(value.translation, equals: CGSize(width: 20, height: 10))
    expect(abs(value.predictedEndLocation.x - 45), below: 1e-9)
    expect(abs(value.predictedEndTranslation.height - 22.5), below: 1e-9)
  }

  @Test @MainActor func `A spatial tap reports its location`() {
    let run = GestureRun(SpatialTapGesture()).feed(.down, 7, 8, at: 0).feed(.up, at: 0.1)
    expect(run.value?.location, equals: CGPoint(x: 7, y: 8))
  }

  @Test @MainActor func `A gesture without specified limits has the default limits`() {
    let drag = GestureRun(DragGesture()).feed(.down, 0, at: 0)
    expect(drag.feed(.moved, 9.9, at: 0).status, equals: .possible)
    expect(drag.feed(.moved, 10, at: 0).status, equals: .active)
    let press = GestureRun(LongPressGesture()).feed(.down, 0, at: 0).feed(.moved, 10, at: 0)
    expect(press.recognizer.deadline, equals: 0.5)
    expect(press.feed(.moved, 10.1, at: 0).status, equals: .failed)
    expect(GestureRun(TapGesture()).feed(.down, 0, at: 0).feed(.up, at: 0).status, equals: .ended)
  }

  @Test @MainActor func `A recognizer takes the limits of a new gesture value`() {
    let drag = GestureRun(DragGesture(minimumDistance: 5))
    DragGesture._updateRecognizer(DragGesture(minimumDistance: 50), drag.recognizer)
    expect(drag.feed(.down, 0, at: 0).feed(.moved, 49, at: 0).status, equals: .possible)
    let press = GestureRun(LongPressGesture(minimumDuration: 1))
    LongPressGesture._updateRecognizer(LongPressGesture(minimumDuration: 2), press.recognizer)
    expect(press.feed(.down, 0, at: 0).recognizer.deadline, equals: 2)
    let taps = GestureRun(TapGesture(count: 2))
    TapGesture._updateRecognizer(TapGesture(count: 3), taps.recognizer)
    expect(taps.recognizer.tapCount, equals: 3)
  }
}

/// A recognizer without a tree: it receives pointer events and returns its progress.
@MainActor final class GestureRun<G: Gesture> {
  let recognizer: GestureRecognizer<G.Value>
  private var location = CGPoint.zero
  private(set) var reports: [String] = []

  init(_ gesture: G) { recognizer = G._makeRecognizer(gesture) }

  /// Passes one input to the recognizer, and runs the due actions if the verdict permits.
  @discardableResult func feed(
    _ kind: GestureInput.Kind, _ x: CGFloat? = nil, _ y: CGFloat = 0, at time: Double,
    verdict: GestureVerdict = .selected
  ) -> Self {
    if let x { location = CGPoint(x: x, y: y) }
    let place = GestureContext(report: { [self] what, value in reports.append("\(what): \(value)") })
    recognizer.handle(GestureInput(kind, at: location, time: time, in: place))
    var actions = GestureActions()
    recognizer.deliver(verdict, into: &actions)
    for action in actions.list { action.body() }
    return self
  }

  var status: GestureStatus { recognizer.status }
  var value: G.Value? { recognizer.phase.value }
}
