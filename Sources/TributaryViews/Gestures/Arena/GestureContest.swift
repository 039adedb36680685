/// Who wins of several gestures under one pointer: a tree of two rules, with the gestures as its leaves.
///
///     exclusive ── first ── gesture of the child
///               └─ second ─ simultaneous ── …
@MainActor
package final class GestureContest {
  private enum Kind {
    case gesture(AnyGestureRecognizer)
    case exclusive(GestureContest, GestureContest)
    case simultaneous(GestureContest, GestureContest)
  }

  private let kind: Kind
  private var watch = RivalWatch()

  private init(_ kind: Kind) { self.kind = kind }

  /// A gesture alone.
  package static func gesture(_ recognizer: AnyGestureRecognizer) -> GestureContest {
    GestureContest(.gesture(recognizer))
  }

  /// Two of which only one can end; the first comes before the second.
  package static func exclusive(_ first: GestureContest, _ second: GestureContest) -> GestureContest {
    GestureContest(.exclusive(first, second))
  }

  /// Two that do not mind each other.
  package static func simultaneous(_ first: GestureContest, _ second: GestureContest) -> GestureContest {
    GestureContest(.simultaneous(first, second))
  }

  /// Lets undecided gestures give way to those that have got somewhere.
  ///
  /// - Returns: What they make together.
  @discardableResult
  package func settle(_ input: GestureInput?) -> GestureStatus {
    switch kind {
    case .gesture(let recognizer): return recognizer.status
    case .exclusive(let first, let second):
      var status = first.settle(input)
      let other = second.settle(input)
      if let rival = watch.rival(after: other), status == .possible, let input {
        first.giveWay(to: rival, input)
        status = first.settle(nil)
      }
      return ExclusiveRule.status(status, other)
    case .simultaneous(let first, let second):
      return SimultaneousRule.status(first.settle(input), second.settle(input))
    }
  }

  /// What they make together.
  package var status: GestureStatus { settle(nil) }

  private func giveWay(to rival: GestureRival, _ input: GestureInput) {
    switch kind {
    case .gesture(let recognizer): recognizer.giveWay(to: rival, input)
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      first.giveWay(to: rival, input)
      second.giveWay(to: rival, input)
    }
  }

  /// Collects the actions that are due.
  package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    switch kind {
    case .gesture(let recognizer): recognizer.deliver(verdict, into: &actions)
    case .exclusive(let first, let second):
      let verdictOfSecond = ExclusiveRule.verdictOfSecond(first.settle(nil), verdict)
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
