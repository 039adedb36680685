/// Who wins of several gestures under one pointer: a tree of two rules, with the gestures as its leaves.
///
///     exclusive ── first ── gesture of the child
///               └─ second ─ simultaneous ── …
@MainActor
package final class GestureContest {
  private enum Kind {
    case gesture(AnyGestureRecognizer, isBeside: Bool)
    case exclusive(GestureContest, GestureContest)
    case simultaneous(GestureContest, GestureContest)
    case scrolling(GestureContest, GestureContest)
  }

  private let kind: Kind
  private var watch = RivalWatch()

  private init(_ kind: Kind) { self.kind = kind }

  /// A gesture alone.
  ///
  /// - Parameter isBeside: Whether it leaves scrolling alone, because it is attached as one that is recognized beside others.
  package static func gesture(_ recognizer: AnyGestureRecognizer, isBeside: Bool = false) -> GestureContest {
    GestureContest(.gesture(recognizer, isBeside: isBeside))
  }

  /// Two of which only one can end; the first comes before the second.
  package static func exclusive(_ first: GestureContest, _ second: GestureContest) -> GestureContest {
    GestureContest(.exclusive(first, second))
  }

  /// Two that do not mind each other; the first acts first.
  package static func simultaneous(_ first: GestureContest, _ second: GestureContest) -> GestureContest {
    GestureContest(.simultaneous(first, second))
  }

  /// The gestures of the content of a scroll view, which come before scrolling unless they are recognized beside others.
  package static func scrolling(_ content: GestureContest, _ scroll: GestureContest) -> GestureContest {
    GestureContest(.scrolling(content, scroll))
  }

  /// Lets undecided gestures give way to those that have got somewhere.
  ///
  /// - Returns: What they make together.
  @discardableResult
  package func settle(_ input: GestureInput?) -> GestureStatus {
    switch kind {
    case .gesture(let recognizer, _): return recognizer.status
    case .exclusive(let first, let second):
      first.settle(input)
      let other = second.settle(input)
      first.giveWay(after: other, ofUndecided: first.status, &watch, input)
      return ExclusiveRule.status(first.status, other)
    case .scrolling(let content, let scroll):
      content.settle(input)
      let other = scroll.settle(input)
      // A press that scrolls is no tap, whether taps come before scrolling or go beside it.
      let undecided: GestureStatus = content.statusForScrolling == .failed ? .possible : content.statusForScrolling
      content.giveWay(after: other, ofUndecided: undecided, isScrolling: true, &watch, input)
      return SimultaneousRule.status(
        content.status, ExclusiveRule.status(content.statusForScrolling, other))
    case .simultaneous(let first, let second):
      return SimultaneousRule.status(first.settle(input), second.settle(input))
    }
  }

  /// What they make together.
  package var status: GestureStatus { settle(nil) }

  /// What they make together of what comes before scrolling.
  private var statusForScrolling: GestureStatus {
    switch kind {
    case .gesture(let recognizer, let isBeside): isBeside ? .failed : recognizer.status
    case .exclusive(let first, let second):
      ExclusiveRule.status(first.statusForScrolling, second.statusForScrolling)
    case .simultaneous(let first, let second), .scrolling(let first, let second):
      SimultaneousRule.status(first.statusForScrolling, second.statusForScrolling)
    }
  }

  private func giveWay(
    after other: GestureStatus, ofUndecided status: GestureStatus, isScrolling: Bool = false, _ watch: inout RivalWatch,
    _ input: GestureInput?
  ) {
    guard let rival = watch.rival(after: other), status == .possible, let input else { return }
    giveWay(to: isScrolling && rival == .isActive ? .isScrolling : rival, input)
  }

  private func giveWay(to rival: GestureRival, _ input: GestureInput) {
    switch kind {
    case .gesture(let recognizer, _):
      if recognizer.status == .possible { recognizer.giveWay(to: rival, input) }
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      first.giveWay(to: rival, input)
      second.giveWay(to: rival, input)
    }
  }

  /// What comes before the second of two has come to.
  private var statusBeforeSecond: GestureStatus {
    switch kind {
    case .scrolling(let content, _): content.statusForScrolling
    case .exclusive(let first, _): first.status
    case .gesture, .simultaneous: status
    }
  }

  /// Collects the actions that are due.
  package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    switch kind {
    case .gesture(let recognizer, _): recognizer.deliver(verdict, into: &actions)
    case .exclusive(let first, let second), .scrolling(let first, let second):
      let verdictOfSecond = ExclusiveRule.verdictOfSecond(statusBeforeSecond, verdict)
      // What is taken back is so before another shows itself: both may write the same state.
      if verdictOfSecond == .rejected { second.deliver(.rejected, into: &actions) }
      first.deliver(verdict, into: &actions)
      if verdictOfSecond != .rejected { second.deliver(verdictOfSecond, into: &actions) }
    case .simultaneous(let first, let second):
      first.deliver(verdict, into: &actions)
      second.deliver(verdict, into: &actions)
    }
  }
}
