@MainActor struct DragRecognizerTests {
  @Test @MainActor func `A drag begins after 10 points and is measured from the start of the press`() {
    let run = RecognizerRun(.drag()).feed(.down, 100, 50, at: 0)
    expect(run.feed(.moved, 109.9, 50, at: 0.1).status, equals: .possible)
    expect(run.feed(.moved, 106, 58, at: 0.2).status, equals: .active)
    expect(run.value?.startLocation, equals: CGPoint(x: 100, y: 50))
    expect(run.value?.way, equals: CGSize(width: 6, height: 8))
    expect(run.feed(.moved, 100, 50, at: 0.3).status, equals: .active)
    expect(run.feed(.up, at: 0.4).status, equals: .ended)
    expect(run.value?.way, equals: .zero)
  }

  @Test @MainActor func `A press that does not move far enough is not a drag`() {
    expect(RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 9, at: 1).feed(.up, at: 2).status, equals: .failed)
  }

  @Test @MainActor func `A drag with a minimum distance of zero begins at once`() {
    let run = RecognizerRun(.drag(minimumDistance: 0)).feed(.down, 4, 5, at: 0)
    expect(run.status, equals: .active)
    expect(run.value?.way, equals: .zero)
    expect(run.value?.velocity, equals: .zero)
  }

  @Test @MainActor func `The velocity is that of the last tenth of a second`() throws {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0)
    for step in 1...10 { run.feed(.moved, CGFloat(step) * 2, CGFloat(step), at: Double(step) / 50) }
    let value = try #require(run.value)
    expect(abs(value.velocity.width - 100), below: 1e-9)
    expect(abs(value.velocity.height - 50), below: 1e-9)
  }

  @Test @MainActor func `A faster movement replaces a slow one within a tenth of a second`() throws {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 20, at: 1).feed(.moved, 70, at: 1.1)
    expect(abs(try #require(run.value).velocity.width - 500), below: 1e-6)
  }

  @Test @MainActor func `A pointer that rests before the release has no velocity`() {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0.1).feed(.up, at: 0.6)
    expect(run.value?.velocity, equals: .zero)
    let quick = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0.1).feed(.up, at: 0.1)
    expect(quick.value?.velocity, equals: CGSize(width: 500, height: 0))
  }

  @Test @MainActor func `Movement in no time has no velocity`() {
    let run = RecognizerRun(.drag()).feed(.down, 0, at: 0).feed(.moved, 50, at: 0)
    expect(run.value?.velocity, equals: .zero)
  }

  @Test @MainActor func `An invalid distance is replaced by 10 points and reported`() {
    let run = RecognizerRun(.drag(minimumDistance: .nan)).feed(.down, 0, at: 0)
    expect(run.feed(.moved, 9, at: 0).status, equals: .possible)
    expect(run.feed(.moved, 10, at: 0).status, equals: .active)
    expect(run.reports, equals: ["minimum distance of a drag: nan"])
  }
}

/// A swipe of a view.
@MainActor struct SwipeRecognizerTests {
  private func run(accepts: @escaping (Bool) -> Bool = { _ in true }) -> RecognizerRun<SwipeMovement> {
    RecognizerRun(SwipeRecognizer(accepts: accepts)).feed(.down, 0, at: 0)
  }

  @Test @MainActor func `A swipe begins with the movement after the one that exceeds the limit`() {
    let swipe = run().feed(.moved, 10, at: 0.1)
    expect(swipe.status, equals: .possible)
    expect(swipe.feed(.moved, 11, at: 0.2).status, equals: .possible)
    expect(swipe.feed(.moved, 20, 30, at: 0.3).status, equals: .active)
    expect(swipe.value?.distance, equals: 20)
    expect(swipe.feed(.up, 5, at: 0.4).status, equals: .ended)
    expect(swipe.value?.distance, equals: 5)
  }

  @Test @MainActor func `A single movement and a release are a swipe`() {
    expect(run().feed(.moved, -50, at: 0.1).feed(.up, at: 0.1).value?.distance, equals: -50)
    expect(run().feed(.up, 5, at: 0.1).status, equals: .failed)
  }

  @Test @MainActor func `A vertical movement and one in a direction without effect fail`() {
    expect(run().feed(.moved, 10, 11, at: 0.1).status, equals: .failed)
    expect(run(accepts: { $0 }).feed(.moved, -11, at: 0.1).status, equals: .failed)
    expect(run(accepts: { $0 }).feed(.moved, 11, at: 0.1).status, equals: .possible)
  }

  @Test(arguments: [GestureRival.isActive, .isScrolling, .hasJustEnded])
  @MainActor func `A swipe that has not begun yields to every other gesture`(rival: GestureRival) {
    let swipe = run().feed(.moved, 11, at: 0.1)
    swipe.recognizer.rivalDidAdvance(rival, GestureInput(.moved, at: .zero, time: 0.1))
    expect(swipe.status, equals: .failed)
  }

  @Test @MainActor func `An observer of presses runs its action once and never competes`() {
    var points: [CGPoint] = []
    let watch = RecognizerRun(PressWatchRecognizer { points.append($0) })
    watch.feed(.down, 7, at: 0, verdict: .rejected)
    expect(watch.status, equals: .failed)
    watch.feed(.moved, 9, at: 0.1).feed(.up, at: 0.2)
    expect(points, equals: [CGPoint(x: 7, y: 0)])
  }
}

/// Content that moves with the pointer: the calls that it receives, and their times.
@MainActor struct PullRecognizerTests {
  /// Content that records its calls.
  private final class Content: PulledContent {
    var isMoving = false
    var axes: [Axis] = [.vertical]
    var log: [String] = []
    var changes = 0

    func pressDidChange() { changes += 1 }

    func hold() -> Bool {
      defer { isMoving = false }
      if isMoving { log.append("held") }
      return isMoving
    }

    func canMove(along axis: Axis) -> Bool { axes.contains(axis) }

    func pull(by delta: CGSize) { log.append("by \(text(delta))") }

    func release(velocity: CGSize) { log.append("let go at \(text(velocity))") }

    private func text(_ size: CGSize) -> String { "\(Int(size.width.rounded())) \(Int(size.height.rounded()))" }

    func take() -> String {
      defer { log = [] }
      return log.joined(separator: ", ")
    }
  }

  private let content = Content()

  @Test @MainActor func `Content moves with the pointer, in the opposite direction, from the start of the press`() {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 50, 50, at: 0).feed(.moved, 50, 40, at: 0.1)
    expect(run.status, equals: .possible)
    expect(content.take(), equals: "")
    expect(run.feed(.moved, 50, 39, at: 0.2).status, equals: .active)
    expect(content.take(), equals: "by 0 11")
    // Observers have been notified of the beginning.
    expect(content.changes, above: 0)
    run.feed(.moved, 52, 36, at: 0.3).feed(.time, at: 0.35)
    expect(content.take(), equals: "by -2 3")
  }

  @Test @MainActor func `Content is released once, with the reversed velocity of the pointer`() {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0).feed(.moved, 0, 20, at: 1)
    run.feed(.moved, 0, 30, at: 1.1).feed(.up, at: 1.1)
    expect(run.status, equals: .ended)
    expect(content.take(), equals: "by 0 -20, by 0 -10, let go at 0 -100")
    run.feed(.time, at: 2)
    expect(content.take(), equals: "")
  }

  @Test(arguments: [(CGFloat(40), CGFloat(0)), (10, 10), (0, 10)])
  @MainActor func `A movement along an axis without scrolling, or within the distance of a tap, is ignored`(
    _ x: CGFloat, _ y: CGFloat
  ) {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0).feed(.moved, x, y, at: 0.1)
    expect(run.status, equals: .possible)
    expect(run.feed(.up, at: 0.2).status, equals: .failed)
    expect(content.take(), equals: "")
  }

  @Test @MainActor func `Moving content is stopped by a press, and continues if it is not pulled`() {
    content.isMoving = true
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0, verdict: .provisional)
    expect(content.take().hasPrefix("held"))
    run.feed(.up, at: 0.2)
    expect(content.take(), lacks: "by")
  }

  @Test @MainActor func `Content is released without velocity when another gesture wins`() {
    let run = RecognizerRun(PanRecognizer(content)).feed(.down, 0, 0, at: 0).feed(.moved, 0, 20, at: 0.1)
    expect(content.take(), equals: "by 0 -20")
    run.feed(.moved, 0, 40, at: 0.2, verdict: .rejected)
    expect(content.take(), equals: "let go at 0 0")
  }

  @Test @MainActor func `A reset recognizer keeps no state of the earlier press`() {
    let recognizer = PanRecognizer(content)
    let run = RecognizerRun(recognizer).feed(.down, 0, 0, at: 0).feed(.moved, 0, 20, at: 0.1).feed(.up, at: 0.2)
    recognizer.reset()
    _ = content.take()
    expect(run.feed(.moved, 0, 60, at: 0.3).status, equals: .possible)
    expect(content.take(), equals: "")
  }
}

@MainActor struct TwoFingerRecognizerTests {
  @Test @MainActor func `A magnification begins at its minimum and is relative to the start`() throws {
    let run = RecognizerRun(.magnification(0.1)).pinch(.pinchBegan, at: 0)
    expect(run.pinch(.pinchChanged, by: 1.09, at: 0.1).status, equals: .possible)
    expect(run.pinch(.pinchChanged, by: 1.1, at: 0.2).status, equals: .active)
    expect(run.value?.pinch.magnification, equals: 1.1)
    expect(run.pinch(.pinchChanged, by: 1, at: 0.3).status, equals: .active)
    expect(run.pinch(.pinchEnded, by: 0.5, at: 0.4).status, equals: .ended)
    let value = try #require(run.value)
    expect(value.pinch.magnification, equals: 0.5)
    expect(value.time, equals: 0.4)
    expect(value.startLocation, equals: CGPoint(x: 10, y: 20))
    expect(value.startAnchor, equals: UnitPoint(x: 0.25, y: 0.25))
  }

  @Test @MainActor func `Fingers that move toward each other also magnify`() {
    let run = RecognizerRun(.magnification(0.1)).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 0.9, at: 0.1)
    expect(run.status, equals: .active)
  }

  @Test @MainActor func `A rotation begins at its minimum, in either direction`() {
    let run = RecognizerRun(.rotation(degrees: 5)).pinch(.pinchBegan, at: 0)
    expect(run.pinch(.pinchChanged, by: 2, rotatedBy: -4.9, at: 0.1).status, equals: .possible)
    expect(run.pinch(.pinchChanged, by: 2, rotatedBy: -5, at: 0.2).status, equals: .active)
  }

  @Test @MainActor func `A pinch that ends below the minimum fails`() {
    let run = RecognizerRun(.magnification(0.5)).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 1.4, at: 1)
    expect(run.pinch(.pinchEnded, by: 1.4, at: 2).status, equals: .failed)
  }

  @Test @MainActor func `A canceled pinch fails`() {
    let run = RecognizerRun(.magnification()).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 2, at: 1)
    expect(run.pinch(.pinchCancelled, at: 2).status, equals: .failed)
  }

  @Test @MainActor func `The velocity covers the last tenth of a second`() throws {
    let run = RecognizerRun(.magnification()).pinch(.pinchBegan, at: 0)
    for step in 1...10 {
      run.pinch(.pinchChanged, by: 1 + CGFloat(step) / 50, rotatedBy: Double(step) * 2, at: Double(step) / 50)
    }
    let value = try #require(run.value)
    expect(abs(value.velocity.magnification - 1), below: 1e-9)
    expect(abs(value.velocity.rotation.degrees - 100), below: 1e-9)
  }

  @Test @MainActor func `A minimum that is not a number is reported, and the default applies`() {
    let run = RecognizerRun(.magnification(.nan)).pinch(.pinchBegan, at: 0).pinch(.pinchChanged, by: 1.01, at: 0.1)
    expect(run.status, equals: .active)
    expect(run.reports, equals: ["minimum scale delta of a magnification: nan"])
    let other = RecognizerRun(.rotation(degrees: -1)).pinch(.pinchBegan, at: 0)
    expect(other.reports.count, equals: 1)
    expect(other.pinch(.pinchChanged, rotatedBy: 1, at: 0.1).status, equals: .active)
  }

  @Test @MainActor func `A press leaves a magnification undecided until the pointer is released`() {
    let run = RecognizerRun(.magnification()).feed(.down, 0, at: 0).feed(.moved, 30, at: 1)
    expect(run.status, equals: .possible)
    expect(run.pinch(.pinchBegan, at: 2).pinch(.pinchChanged, by: 2, at: 2).status, equals: .active)
    expect(run.feed(.up, at: 3).status, equals: .active)
    expect(RecognizerRun(.magnification()).feed(.down, 0, at: 0).feed(.up, at: 1).status, equals: .failed)
  }

  @Test @MainActor func `A gesture that begins or ends makes an undecided magnification fail`() {
    let recognizer = GestureRecognizer.magnification()
    recognizer.handle(GestureInput(.down, at: .zero, time: 0))
    recognizer.rivalDidAdvance(.isActive, GestureInput(.moved, at: .zero, time: 0))
    expect(recognizer.status, equals: .failed)
  }

  @Test @MainActor func `Two fingers do not perform a tap or a long press and do not begin a drag`() {
    expect(RecognizerRun(.tap()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).status, equals: .failed)
    expect(RecognizerRun(.press()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).status, equals: .failed)
    expect(RecognizerRun(PressRecognizer()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).status, equals: .failed)
    expect(RecognizerRun(.drag()).pinch(.pinchBegan, at: 0).status, equals: .failed)
    let drag = RecognizerRun(.drag()).feed(.down, 0, at: 0).pinch(.pinchBegan, at: 0).feed(.moved, 20, at: 1)
    expect(drag.status, equals: .active)
  }
}
