import Testing
import TributaryGeometry
import TributaryGestures

/// Gestures under one pointer: which are recognized, which wait, and which have lost.
@Suite @MainActor struct GestureArenaTests {
  private final class Log {
    var lines: [String] = []

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  private let log = Log()

  private func ended<Value>(_ name: String, _ recognizer: GestureRecognizer<Value>) -> AnyGestureRecognizer {
    EndedRecognizer(recognizer) { [log] _ in log.lines.append(name) }
  }

  private func arena(_ gestures: AnyGestureRecognizer..., by contest: ([GesturePrecedence]) -> GesturePrecedence)
    -> GestureArena<String>
  {
    let members = gestures.map { GestureArena<String>.Member($0, in: GesturePlace()) }
    return GestureArena(ContiguousArray(members), contest(gestures.map { .gesture($0) }))
  }

  private func feed(_ arena: GestureArena<String>, _ kind: GestureInput.Kind, _ x: CGFloat, at time: Double) {
    for action in arena.handle(kind, at: CGPoint(x: x, y: 0), time: time).list { action.body() }
  }

  @Test func `The first gesture is recognized, and the other is not`() {
    let arena = arena(ended("inner", .tap()), ended("outer", .tap())) { .exclusive($0[0], $0[1]) }
    feed(arena, .down, 0, at: 0)
    #expect(arena.isPressed)
    feed(arena, .up, 0, at: 0.1)
    #expect(log.take() == "inner")
    #expect(arena.isClosed)
  }

  @Test func `Simultaneous gestures are both recognized in order`() {
    let arena = arena(ended("first", .tap()), ended("second", .tap())) { .simultaneous($0[0], $0[1]) }
    feed(arena, .down, 0, at: 0)
    feed(arena, .up, 0, at: 0.1)
    #expect(log.take() == "first second")
  }

  @Test func `An arena waits for a possible further press and reports the deadline`() throws {
    let arena = arena(ended("double", .tap(count: 2)), ended("single", .tap())) { .exclusive($0[0], $0[1]) }
    feed(arena, .down, 0, at: 0)
    feed(arena, .up, 0, at: 0.1)
    #expect(!arena.isClosed && log.take() == "")
    let deadline = try #require(arena.deadline)
    #expect(abs(deadline - 0.45) < 1e-6)
    feed(arena, .time, 0, at: deadline)
    #expect(log.take() == "single")
    #expect(arena.isClosed && arena.deadline == nil)
  }

  @Test func `A waiting gesture is recognized when no further press can follow`() {
    let arena = arena(ended("double", .tap(count: 2)), ended("single", .tap())) { .exclusive($0[0], $0[1]) }
    feed(arena, .down, 0, at: 0)
    feed(arena, .up, 0, at: 0.1)
    for action in arena.conclude().list { action.body() }
    #expect(log.take() == "single")
    #expect(arena.isClosed)
  }

  /// Returns an arena of a double tap, a single tap, and a drag, in this order of precedence.
  private func tapsAndDrag() -> GestureArena<String> {
    let drag = DragRecognizer(minimumDistance: 10, in: .global) { _ in true }
    return arena(ended("double", .tap(count: 2)), ended("single", .tap()), ended("drag", drag)) {
      .exclusive(.exclusive($0[0], $0[1]), $0[2])
    }
  }

  @Test func `A drag follows a tap that waits for a second tap`() {
    let (first, second) = (tapsAndDrag(), tapsAndDrag())
    feed(first, .down, 0, at: 0)
    feed(first, .up, 0, at: 0.1)
    #expect(first.canContinue(withPressAt: CGPoint(x: 45, y: 0)))
    second.continueGestures(of: first)
    feed(second, .down, 0, at: 0.2)
    #expect(log.take() == "")
    feed(second, .moved, 30, at: 0.3)
    #expect(log.take() == "single")
    feed(second, .up, 30, at: 0.4)
    #expect(log.take() == "drag")
    #expect(second.isClosed)
  }

  @Test func `A second tap in the arena of its press completes a double tap`() {
    let (first, second) = (tapsAndDrag(), tapsAndDrag())
    feed(first, .down, 0, at: 0)
    feed(first, .up, 0, at: 0.1)
    second.continueGestures(of: first)
    feed(second, .down, 0, at: 0.2)
    feed(second, .up, 0, at: 0.3)
    #expect(log.take() == "double")
    #expect(second.isClosed)
  }

  @Test func `A press far from the first tap does not continue a double tap`() {
    let arena = tapsAndDrag()
    feed(arena, .down, 0, at: 0)
    feed(arena, .up, 0, at: 0.1)
    #expect(!arena.canContinue(withPressAt: CGPoint(x: 46, y: 0)))
    for action in arena.conclude().list { action.body() }
    #expect(log.take() == "single")
  }

  @Test func `A composed gesture ends when no further press can follow`() {
    let taps = ExclusiveRecognizer<CGPoint, CGPoint, Bool>(
      .tap(count: 2), .tap(), ofFirst: { _ in true }, ofSecond: { _ in true })
    let arena = arena(ended("taps", taps)) { $0[0] }
    feed(arena, .down, 0, at: 0)
    feed(arena, .up, 0, at: 0.1)
    for action in arena.conclude().list { action.body() }
    #expect(log.take() == "taps")
  }

  @Test func `A canceled press is not recognized and ignores further input`() {
    let arena = arena(ended("tap", .tap())) { $0[0] }
    feed(arena, .down, 0, at: 0)
    for action in arena.cancel().list { action.body() }
    feed(arena, .up, 0, at: 0.1)
    #expect(log.take() == "")
    #expect(arena.isClosed)
  }

  @Test func `A removed gesture does not affect the others`() {
    let gone = ended("gone", .tap())
    let arena = arena(gone, ended("other", .tap())) { .exclusive($0[0], $0[1]) }
    feed(arena, .down, 0, at: 0)
    for action in arena.remove(gone).list { action.body() }
    feed(arena, .up, 0, at: 0.1)
    #expect(log.take() == "other")
  }

  @Test func `A tap that scrolls is not recognized, before or beside scrolling`() {
    let content = StillContent()
    for isBeside in [false, true] {
      let tap = ended("tap", .tap())
      let pull = PanRecognizer(content)
      let arena = GestureArena<String>(
        [.init(tap, in: GesturePlace()), .init(pull, in: GesturePlace())],
        .scrolling(.gesture(tap, isBeside: isBeside), .gesture(pull)))
      feed(arena, .down, 0, at: 0)
      feed(arena, .moved, 12, at: 0.1)
      feed(arena, .up, 12, at: 0.2)
      #expect(log.take() == "", "beside: \(isBeside)")
      #expect(pull.status == .ended)
    }
  }

  /// Content that can be pulled along both axes.
  private struct StillContent: PulledContent {
    func pressDidChange() {}
    func hold() -> Bool { false }
    func canMove(along axis: Axis) -> Bool { true }
    func pull(by delta: CGSize) {}
    func release(velocity: CGSize) {}
  }
}
