import RandomTestSupport

/// Random combinations of gestures, with arbitrary pointer events.
@MainActor struct GestureScriptTests {
  /// The provisional and final events of a script's gestures.
  private final class Ledger {
    var shown: Set<Int> = []
    var ended: [Int] = []
    var takenBackTwice = false
    var count = 0
  }

  /// Returns a gesture that records its provisional values and its end.
  private func noted(_ gesture: GestureRecognizer<Bool>, _ ledger: Ledger) -> GestureRecognizer<Bool> {
    let name = ledger.count
    ledger.count += 1
    let pressing = PressingRecognizer(gesture) { isOn in
      if isOn {
        ledger.shown.insert(name)
      } else if ledger.shown.remove(name) == nil {
        ledger.takenBackTwice = true
      }
    }
    return EndedRecognizer(pressing) { _ in ledger.ended.append(name) }
  }

  private func gesture(_ depth: Int, _ ledger: Ledger, _ random: inout SeededGenerator) -> GestureRecognizer<Bool> {
    let kind = Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random)
    func part() -> GestureRecognizer<Bool> { gesture(depth - 1, ledger, &random) }
    switch kind {
    case 0:
      return noted(TapRecognizer(count: .random(in: 1...3, using: &random), in: .global) { _ in true }, ledger)
    case 1: return noted(.press(), ledger)
    case 2: return noted(.press(minimumDuration: 0.2, maximumDistance: .infinity), ledger)
    case 3:
      let distance: CGFloat = [0, 10].randomElement(using: &random) ?? 0
      return noted(DragRecognizer(minimumDistance: distance, in: .global) { _ in true }, ledger)
    case 4: return noted(PressRecognizer(), ledger)
    case 5: return noted(TwoFingerRecognizer(.magnification(0.1)) { _ in true }, ledger)
    case 6: return noted(ExclusiveRecognizer(part(), part(), ofFirst: { _ in true }, ofSecond: { _ in true }), ledger)
    case 7: return noted(SimultaneousRecognizer(part(), part()) { _, _ in true }, ledger)
    default:
      return noted(SequenceRecognizer(part(), part(), ofFirst: { _ in true }, ofBoth: { _, _ in true }), ledger)
    }
  }

  private func arena(_ ledger: Ledger, _ random: inout SeededGenerator) -> GestureArena<Int>? {
    var members: ContiguousArray<GestureArena<Int>.Member> = []
    var contest: GesturePrecedence?
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let recognizer = gesture(2, ledger, &random)
      members.append(GestureArena<Int>.Member(recognizer, in: GestureContext(contains: { $0.x < 60 })))
      let own = GesturePrecedence.gesture(recognizer)
      guard let inner = contest else {
        contest = own
        continue
      }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: contest = inner.followed(by: own)
      case 1: contest = inner.preceded(by: own)
      default: contest = .simultaneous(inner, own)
      }
    }
    return contest.map { GestureArena(members, $0) }
  }

  private func run(_ actions: GestureActions) { for action in actions.list { action.body() } }

  @Test(arguments: 0..<400 as Range<UInt64>)
  @MainActor func `Every provisional value is undone or ends, exactly once and in finite time`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ledger = Ledger()
    let arena = try #require(arena(ledger, &random))
    var time = 0.0
    var isDown = false
    var hasBegun = false
    for _ in 0..<12 where !arena.isClosed {
      let location = CGPoint(x: .random(in: 0...80, using: &random), y: 0)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        isDown.toggle()
        run(arena.handle(isDown ? .down : .up, at: isDown ? CGPoint(x: 30, y: 0) : location, time: time))
      case 2 where isDown: run(arena.handle(.moved, at: location, time: time))
      case 3 where isDown && Int.random(in: 0..<4, using: &random) == 0: run(arena.cancel())
      case 6, 7:
        let kind: GestureInput.Kind =
          arena.isPinched
          ? [.pinchChanged, .pinchChanged, .pinchEnded, .pinchCancelled].randomElement(using: &random) ?? .pinchEnded
          : .pinchBegan
        let pinch = Pinch(magnification: .random(in: 0.8...1.3, using: &random))
        run(arena.handle(kind, pinch, at: location, time: time, modifiers: []))
        hasBegun = true
      case 4 where Int.random(in: 0..<8, using: &random) == 0:
        if let gone = arena.members.randomElement(using: &random) { run(arena.remove([gone.recognizer])) }
      default:
        time = arena.deadline.map { min($0, time + 0.3) } ?? time + 0.3
        run(arena.handle(.time, time: time))
      }
      hasBegun = hasBegun || isDown
      if hasBegun, !arena.isPressed, !arena.isPinched, !arena.isClosed { #expect(arena.deadline != nil) }
    }
    if arena.isPinched { run(arena.handle(.pinchEnded, Pinch(), at: .zero, time: time, modifiers: [])) }
    if arena.isPressed { run(arena.handle(.up, at: .zero, time: time)) }
    var rounds = 0
    while let deadline = arena.deadline, rounds < 20 {
      rounds += 1
      run(arena.handle(.time, time: deadline))
    }
    if !arena.isClosed { run(arena.conclude()) }
    expect(rounds, below: 20)
    expect(arena.isClosed)
    expectEmpty(ledger.shown)
    expect(!ledger.takenBackTwice)
    expect(Set(ledger.ended).count, equals: ledger.ended.count)
  }
}
