@testable import TributaryGestures

/// Gestures of deeply nested views.
@MainActor struct NestedGestureTests {
  /// A recognizer that is undecided, ended, or active, and that counts the reads of its status.
  private final class Counted: AnyGestureRecognizer {
    static var questions = 0
    var state = GestureStatus.possible
    var told: [GestureRival] = []

    override var status: GestureStatus {
      Counted.questions += 1
      return state
    }

    override func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) { told.append(rival) }
  }

  enum Nesting: CaseIterable { case exclusive, simultaneous, scrolling, mixed }

  /// Returns one gesture nested in others.
  private func contest(of depth: Int, _ nesting: Nesting, _ outer: GestureStatus) -> (GesturePrecedence, inner: Counted)
  {
    let inner = Counted()
    var contest = GesturePrecedence.gesture(inner)
    for level in 0..<depth {
      let recognizer = Counted()
      recognizer.state = outer
      let own = GesturePrecedence.gesture(recognizer)
      switch (nesting, level % 3) {
      case (.exclusive, _), (.mixed, 0): contest = .exclusive(contest, own)
      case (.scrolling, _), (.mixed, 1): contest = .scrolling(contest, own)
      default: contest = .simultaneous(contest, own)
      }
    }
    return (contest, inner)
  }

  @Test(arguments: Nesting.allCases, [GestureStatus.possible, .active, .ended, .failed])
  @MainActor func `An input reads each gesture's status a bounded number of times, for any nesting`(
    nesting: Nesting, outer: GestureStatus
  ) {
    func questions(_ depth: Int) -> Int {
      let (contest, _) = contest(of: depth, nesting, outer)
      Counted.questions = 0
      contest.settle(GestureInput(.up, at: .zero, time: 0))
      _ = contest.status
      var actions = GestureActions()
      contest.deliver(.selected, into: &actions)
      return Counted.questions
    }
    let one = questions(100)
    expect(one, atLeast: 100)
    expect(one, atMost: 400)
    expect(questions(200), atMost: 2 * one + 4)
    expect(questions(400), atMost: 4 * one + 12)
  }

  @Test @MainActor func `An undecided gesture is notified once of each rival`() {
    let (contest, inner) = contest(of: 50, .exclusive, .ended)
    contest.settle(GestureInput(.up, at: .zero, time: 0))
    expect(inner.told, equals: [.hasJustEnded])
    let (other, scrolled) = self.contest(of: 50, .scrolling, .active)
    other.settle(GestureInput(.moved, at: .zero, time: 0))
    other.settle(GestureInput(.moved, at: .zero, time: 1))
    expect(scrolled.told, equals: [.isScrolling, .isScrolling])
  }
}
