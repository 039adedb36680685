/// Gestures under one pointer: which are recognized, which wait, and which have lost.
@MainActor struct GestureArenaTests {
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
    let members = gestures.map { GestureArena<String>.Member($0, in: GestureContext()) }
    return GestureArena(ContiguousArray(members), contest(gestures.map { .gesture($0) }))
  }

  private func feed(_ arena: GestureArena<String>, _ kind: GestureInput.Kind, _ x: CGFloat, at time: Double) {
    for action in arena.handle(kind, at: CGPoint(x: x, y: 0), time: time).list { action.body() }
  }

  @Test @MainActor func `The first gesture is recognized, and the other is not`() {
    let arena = arena(ended("inner", .tap()), ended("outer", .tap())) { .exclusive($0[0], $0[1]) }
    feed(arena, .down, 0, at: 0)
    expect(arena.isPressed)
    feed(arena, .up, 0, at: 0.1)
    expect(log.take(), equals: "inner")
    expect(arena.isClosed)
  }

  @Test @MainActor func `Simultaneous gestures are both recognized in order`() {
    let arena = arena(ended("first", .tap()), ended("second", .tap())) { .simultaneous($0[0], $0[1]) }
    tap(arena, at: 0)
    expect(log.take(), equals: "first second")
  }

  @Test @MainActor func `An arena waits for a possible further press and reports the deadline`() throws {
    let arena = arena(ended("double", .tap(count: 2)), ended("single", .tap())) { .exclusive($0[0], $0[1]) }
    tap(arena, at: 0)
    #expect(!arena.isClosed && log.take() == "")
    let deadline = try #require(arena.deadline)
    expect(abs(deadline - 0.45), below: 1e-5)
    feed(arena, .time, 0, at: deadline)
    expect(log.take(), equals: "single")
    #expect(arena.isClosed && arena.deadline == nil)
  }

  @Test @MainActor func `A waiting gesture is recognized when no further press can follow`() {
    let arena = arena(ended("double", .tap(count: 2)), ended("single", .tap())) { .exclusive($0[0], $0[1]) }
    tap(arena, at: 0)
    for action in arena.conclude().list { action.body() }
    expect(log.take(), equals: "single")
    expect(arena.isClosed)
  }

  /// Returns an arena of a double tap, a single tap, and a drag, in this order of precedence.
  private func tapsAndDrag() -> GestureArena<String> {
    let drag = DragRecognizer(minimumDistance: 10, in: .global) { _ in true }
    return arena(ended("double", .tap(count: 2)), ended("single", .tap()), ended("drag", drag)) {
      .exclusive(.exclusive($0[0], $0[1]), $0[2])
    }
  }

  @Test @MainActor func `A drag follows a tap that waits for a second tap`() {
    let (first, second) = (tapsAndDrag(), tapsAndDrag())
    tap(first, at: 0)
    expect(first.canContinue(withPressAt: CGPoint(x: 45, y: 0)))
    second.continueGestures(of: first)
    feed(second, .down, 0, at: 0.2)
    expect(log.take(), equals: "")
    feed(second, .moved, 30, at: 0.3)
    expect(log.take(), equals: "single")
    feed(second, .up, 30, at: 0.4)
    expect(log.take(), equals: "drag")
    expect(second.isClosed)
  }

  @Test @MainActor func `A second tap in the arena of its press completes a double tap`() {
    let (first, second) = (tapsAndDrag(), tapsAndDrag())
    tap(first, at: 0)
    second.continueGestures(of: first)
    tap(second, at: 0.2)
    expect(log.take(), equals: "double")
    expect(second.isClosed)
  }

  /// Returns arenas of gestures for several presses in sequence.
  private func arenas(_ count: Int, _ make: () -> GestureArena<String>) -> [GestureArena<String>] {
    (0..<count).map { _ in make() }
  }

  private func drag() -> DragRecognizer<Bool> { DragRecognizer(minimumDistance: 10, in: .global) { _ in true } }

  /// Taps in an arena, which continues a previous one.
  private func tap(_ arena: GestureArena<String>, after previous: GestureArena<String>? = nil, at time: Double) {
    if let previous { arena.continueGestures(of: previous) }
    feed(arena, .down, 0, at: time)
    feed(arena, .up, 0, at: time + 0.1)
  }

  /// Drags in an arena, which continues a previous one, and returns the gestures that end before and with the drag.
  private func dragged(
    _ arena: GestureArena<String>, after previous: GestureArena<String>, at time: Double
  ) -> [String] {
    arena.continueGestures(of: previous)
    feed(arena, .down, 0, at: time)
    feed(arena, .moved, 30, at: time + 0.1)
    let before = log.take()
    feed(arena, .up, 30, at: time + 0.2)
    return [before, log.take()]
  }

  @Test @MainActor func `A drag does not reject a tap that ended with an earlier press`() {
    let arenas = arenas(2) {
      arena(ended("drag", drag()), ended("single", .tap()), ended("double", .tap(count: 2))) {
        .exclusive($0[2], .exclusive($0[0], $0[1]))
      }
    }
    tap(arenas[0], at: 0)
    expect(dragged(arenas[1], after: arenas[0], at: 0.2), equals: ["single", "drag"])
  }

  @Test @MainActor func `Two taps that wait for a third are a double tap before a drag, and not also a single tap`() {
    let arenas = arenas(3) {
      arena(
        ended("triple", .tap(count: 3)), ended("double", .tap(count: 2)), ended("single", .tap()),
        ended("drag", drag())
      ) { .exclusive(.exclusive(.exclusive($0[0], $0[1]), $0[2]), $0[3]) }
    }
    tap(arenas[0], at: 0)
    tap(arenas[1], after: arenas[0], at: 0.2)
    expect(log.take(), equals: "")
    expect(dragged(arenas[2], after: arenas[1], at: 0.4), equals: ["double", "drag"])
  }

  @Test @MainActor func `A part of a composed gesture that failed with the first tap restarts with the next press`() {
    let exclusive = arenas(2) {
      let parts = ExclusiveRecognizer<CGPoint, Bool, String>(
        .tap(count: 2), drag(), ofFirst: { _ in "double" }, ofSecond: { _ in "drag" })
      return arena(EndedRecognizer(parts) { [log] in log.lines.append($0) }) { $0[0] }
    }
    tap(exclusive[0], at: 0)
    expect(dragged(exclusive[1], after: exclusive[0], at: 0.2), equals: ["", "drag"])
    let reversed = arenas(2) {
      let parts = ExclusiveRecognizer<Bool, CGPoint, String>(
        drag(), .tap(count: 2), ofFirst: { _ in "drag" }, ofSecond: { _ in "double" })
      return arena(EndedRecognizer(parts) { [log] in log.lines.append($0) }) { $0[0] }
    }
    tap(reversed[0], at: 0)
    tap(reversed[1], after: reversed[0], at: 0.2)
    expect(log.take(), equals: "double")
    let simultaneous = arenas(2) {
      let long = LongPressRecognizer(minimumDuration: 0.5, maximumDistance: 10)
      let parts = SimultaneousRecognizer<CGPoint, Bool, String>(.tap(count: 2), long) { $1 == true ? "long" : "double" }
      return arena(EndedRecognizer(parts) { [log] in log.lines.append($0) }) { $0[0] }
    }
    tap(simultaneous[0], at: 0)
    simultaneous[1].continueGestures(of: simultaneous[0])
    feed(simultaneous[1], .down, 0, at: 0.2)
    feed(simultaneous[1], .time, 0, at: 0.7)
    feed(simultaneous[1], .time, 0, at: 0.96)
    expect(log.take(), equals: "long")
  }

  @Test @MainActor func `Gestures that are removed together do not act, also if one has ended and waits for another`() {
    let (double, single) = (ended("double", .tap(count: 2)), ended("single", .tap()))
    let arena = arena(double, single) { .exclusive($0[0], $0[1]) }
    tap(arena, at: 0)
    for action in arena.remove([double, single]).list { action.body() }
    expect(log.take(), equals: "")
    expect(arena.isClosed)
  }

  @Test @MainActor func `A press far from the first tap does not continue a double tap`() {
    let arena = tapsAndDrag()
    tap(arena, at: 0)
    expect(!arena.canContinue(withPressAt: CGPoint(x: 46, y: 0)))
    for action in arena.conclude().list { action.body() }
    expect(log.take(), equals: "single")
  }

  @Test @MainActor func `A composed gesture ends when no further press can follow`() {
    let taps = ExclusiveRecognizer<CGPoint, CGPoint, Bool>(
      .tap(count: 2), .tap(), ofFirst: { _ in true }, ofSecond: { _ in true })
    let arena = arena(ended("taps", taps)) { $0[0] }
    tap(arena, at: 0)
    for action in arena.conclude().list { action.body() }
    expect(log.take(), equals: "taps")
  }

  /// Returns the gestures that end with each number of taps in quick succession, from one to three.
  private func taps(
    _ counts: KeyValuePairs<String, Int>, by contest: ([GesturePrecedence]) -> GesturePrecedence
  ) -> [String] {
    (1...3).map { presses in
      let arenas = arenas(presses) {
        let members = counts.map {
          GestureArena<String>.Member(ended($0.key, .tap(count: $0.value)), in: GestureContext())
        }
        return GestureArena(ContiguousArray(members), contest(members.map { .gesture($0.recognizer) }))
      }
      for index in 0..<presses {
        tap(arenas[index], after: index == 0 ? nil : arenas[index - 1], at: Double(index) * 0.2)
      }
      for action in arenas[presses - 1].conclude().list { action.body() }
      return log.take()
    }
  }

  @Test @MainActor func `A tap waits for taps of more presses in any order`() {
    let counts: KeyValuePairs = ["one": 1, "two": 2, "three": 3]
    let results = ["one", "two", "three"]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      expect(taps(counts) { $0[order[0]].followed(by: $0[order[1]]).followed(by: $0[order[2]]) }, equals: results)
      expect(taps(counts) { $0[order[0]].preceded(by: $0[order[1]]).preceded(by: $0[order[2]]) }, equals: results)
    }
  }

  @Test @MainActor func `A tap of more presses precedes only taps of fewer presses`() {
    let drags = arenas(2) {
      arena(ended("single", .tap()), ended("drag", drag()), ended("double", .tap(count: 2))) {
        $0[0].followed(by: $0[1]).followed(by: $0[2])
      }
    }
    tap(drags[0], at: 0)
    expect(dragged(drags[1], after: drags[0], at: 0.2), equals: ["single", "drag"])
    let press = arena(ended("press", PressRecognizer()), ended("double", .tap(count: 2))) { $0[0].followed(by: $0[1]) }
    tap(press, at: 0)
    expect(log.take(), equals: "press")
    let high = arena(ended("long", .press(minimumDuration: 0.2)), ended("double", .tap(count: 2)), ended("one", .tap()))
    { $0[0].followed(by: $0[1]).preceded(by: $0[2]) }
    feed(high, .down, 0, at: 0)
    feed(high, .time, 0, at: 0.3)
    feed(high, .up, 0, at: 0.4)
    expect(log.take(), equals: "")
    for action in high.conclude().list { action.body() }
    expect(log.take(), equals: "one")
  }

  @Test @MainActor func `A simultaneous tap waits for no other tap, and no other tap waits for it`() {
    for isBeside in [[true, false], [false, true]] {
      let (single, double) = (ended("single", .tap()), ended("double", .tap(count: 2)))
      let contest = GesturePrecedence.gesture(single, isBeside: isBeside[0])
        .followed(by: .gesture(double, isBeside: isBeside[1]))
      let arena = GestureArena<String>(
        [.init(single, in: GestureContext()), .init(double, in: GestureContext())], contest)
      tap(arena, at: 0)
      expect(log.take(), equals: "single")
    }
  }

  @Test @MainActor func `A canceled press is not recognized and ignores further input`() {
    let arena = arena(ended("tap", .tap())) { $0[0] }
    feed(arena, .down, 0, at: 0)
    for action in arena.cancel().list { action.body() }
    feed(arena, .up, 0, at: 0.1)
    expect(log.take(), equals: "")
    expect(arena.isClosed)
  }

  @Test @MainActor func `A removed gesture does not affect the others`() {
    let gone = ended("gone", .tap())
    let arena = arena(gone, ended("other", .tap())) { .exclusive($0[0], $0[1]) }
    feed(arena, .down, 0, at: 0)
    for action in arena.remove([gone]).list { action.body() }
    feed(arena, .up, 0, at: 0.1)
    expect(log.take(), equals: "other")
  }

  @Test @MainActor func `A tap that scrolls is not recognized, before or beside scrolling`() {
    let content = StillContent()
    for isBeside in [false, true] {
      let tap = ended("tap", .tap())
      let pull = PanRecognizer(content)
      let arena = GestureArena<String>(
        [.init(tap, in: GestureContext()), .init(pull, in: GestureContext())],
        .scrolling(.gesture(tap, isBeside: isBeside), .gesture(pull)))
      feed(arena, .down, 0, at: 0)
      feed(arena, .moved, 12, at: 0.1)
      feed(arena, .up, 12, at: 0.2)
      expect(log.take(), equals: "", "beside: \(isBeside)")
      expect(pull.status, equals: .ended)
    }
  }

  /// Returns the arena of a scroll view after a press that moves in steps of equal length.
  private func scrolled(
    to end: CGFloat, by length: CGFloat, over gesture: AnyGestureRecognizer, isBeside: Bool = false
  ) -> (pull: PanRecognizer, arena: GestureArena<String>) {
    let pull = PanRecognizer(StillContent())
    let arena = GestureArena<String>(
      [.init(gesture, in: GestureContext()), .init(pull, in: GestureContext())],
      .scrolling(.gesture(gesture, isBeside: isBeside), .gesture(pull)))
    feed(arena, .down, 0, at: 0)
    for x in stride(from: length, through: end, by: length) { feed(arena, .moved, x, at: 0.001 * Double(x)) }
    return (pull, arena)
  }

  @Test(
    arguments: [
      (10, false, GestureStatus.active), (15, false, .active), (20, false, .failed), (30, false, .failed),
      (100, false, .failed), (30, true, .active),
    ], [1, 3, 10, 12.5, 40] as [CGFloat])
  @MainActor func `A drag that is undecided when scrolling begins fails unless it is simultaneous`(
    drag parameters: (minimumDistance: CGFloat, isBeside: Bool, status: GestureStatus), step: CGFloat
  ) {
    let drag = DragRecognizer(minimumDistance: parameters.minimumDistance, in: .global) { _ in true }
    let (pull, _) = scrolled(to: 120, by: step, over: drag, isBeside: parameters.isBeside)
    expect(drag.status, equals: parameters.status)
    expect(pull.status, equals: .active)
  }

  @Test(arguments: [false, true]) func `A long press that scrolls fails unless it is simultaneous`(isBeside: Bool) {
    let press = LongPressRecognizer(minimumDuration: 0.5, maximumDistance: .infinity)
    let (_, arena) = scrolled(to: 30, by: 3, over: press, isBeside: isBeside)
    feed(arena, .time, 30, at: 1)
    expect(press.status, equals: (isBeside ? .ended : .failed))
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
