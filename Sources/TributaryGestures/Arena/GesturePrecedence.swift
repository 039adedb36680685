/// Who wins of several gestures under one pointer: a tree of two rules, with the gestures as its leaves.
///
///     exclusive ── first ── gesture of the child
///               └─ second ─ simultaneous ── …
///
/// Each remembers what its part has come to, so that an input costs a step for each gesture however they are nested.
///
/// Invariant: after ``settle(_:)``, ``status``, what counts before scrolling, and whether a press is kept are those of the
/// gestures below.
///
/// Tested by `NestedGestureTests`.
@MainActor
package final class GesturePrecedence {
  private enum Kind {
    case gesture(AnyGestureRecognizer, isBeside: Bool)
    case exclusive(GesturePrecedence, GesturePrecedence)
    case simultaneous(GesturePrecedence, GesturePrecedence)
    case scrolling(GesturePrecedence, GesturePrecedence)
  }

  private let kind: Kind
  private var watch = CompetitorObserver()
  /// What they make together.
  package private(set) var status = GestureStatus.possible
  /// What they make together of what comes before scrolling.
  private var statusForScrolling = GestureStatus.possible
  /// Whether gestures that come after this part may not even begin.
  private var keepsPress = false
  /// The rivals that all below have been told of since the last input.
  private var rivalsTold: Set<GestureRival> = []

  private init(_ kind: Kind) {
    self.kind = kind
    combine()
  }

  /// A gesture alone.
  ///
  /// - Parameter isBeside: Whether it leaves scrolling alone, because it is attached as one that is recognized beside others.
  package static func gesture(_ recognizer: AnyGestureRecognizer, isBeside: Bool = false) -> GesturePrecedence {
    GesturePrecedence(.gesture(recognizer, isBeside: isBeside))
  }

  /// Two of which only one can end; the first comes before the second.
  package static func exclusive(_ first: GesturePrecedence, _ second: GesturePrecedence) -> GesturePrecedence {
    GesturePrecedence(.exclusive(first, second))
  }

  /// Two that do not mind each other; the first acts first.
  package static func simultaneous(_ first: GesturePrecedence, _ second: GesturePrecedence) -> GesturePrecedence {
    GesturePrecedence(.simultaneous(first, second))
  }

  /// The gestures of the content of a scroll view, which come before scrolling unless they are recognized beside others.
  package static func scrolling(_ content: GesturePrecedence, _ scroll: GesturePrecedence) -> GesturePrecedence {
    GesturePrecedence(.scrolling(content, scroll))
  }

  /// Takes up what the gestures have come to with an input, and lets undecided ones give way to those that have got
  /// somewhere.
  package func settle(_ input: GestureInput) {
    rivalsTold.removeAll(keepingCapacity: true)
    switch kind {
    case .gesture: break
    case .exclusive(let first, let second):
      first.settle(input)
      second.settle(input)
      if let rival = watch.rival(after: second.status), first.status == .possible { first.giveWay(to: rival, input) }
    case .scrolling(let content, let scroll):
      content.settle(input)
      scroll.settle(input)
      // A press that scrolls is no tap, whether taps come before scrolling or go beside it.
      let isUndecided = content.statusForScrolling == .possible || content.statusForScrolling == .failed
      if let rival = watch.rival(after: scroll.status), isUndecided {
        content.giveWay(to: rival == .isActive ? .isScrolling : rival, input)
      }
    case .simultaneous(let first, let second):
      first.settle(input)
      second.settle(input)
    }
    combine()
  }

  /// Tells all below of a rival, once for each input.
  private func giveWay(to rival: GestureRival, _ input: GestureInput) {
    guard rivalsTold.insert(rival).inserted else { return }
    switch kind {
    case .gesture(let recognizer, _):
      if recognizer.status == .possible { recognizer.giveWay(to: rival, input) }
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      first.giveWay(to: rival, input)
      second.giveWay(to: rival, input)
    }
    combine()
  }

  /// Combines what the two below have come to.
  private func combine() {
    switch kind {
    case .gesture(let recognizer, _): keepsPress = recognizer.keepsPress
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      keepsPress = first.keepsPress || second.keepsPress
    }
    switch kind {
    case .gesture(let recognizer, let isBeside):
      status = recognizer.status
      statusForScrolling = isBeside ? .failed : status
    case .exclusive(let first, let second):
      status = ExclusiveRule.status(first.status, second.status)
      statusForScrolling = ExclusiveRule.status(first.statusForScrolling, second.statusForScrolling)
    case .simultaneous(let first, let second):
      status = SimultaneousRule.status(first.status, second.status)
      statusForScrolling = SimultaneousRule.status(first.statusForScrolling, second.statusForScrolling)
    case .scrolling(let content, let scroll):
      status = SimultaneousRule.status(
        content.status, ExclusiveRule.status(content.statusForScrolling, scroll.status))
      statusForScrolling = SimultaneousRule.status(content.statusForScrolling, scroll.statusForScrolling)
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

  /// Whether the press belongs to the first of two, so that the second may not begin. Scrolling is never kept from beginning.
  private func isKept(by first: GesturePrecedence) -> Bool {
    if case .exclusive = kind { first.keepsPress } else { false }
  }

  /// Collects the actions that are due.
  package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    switch kind {
    case .gesture(let recognizer, _): recognizer.deliver(verdict, into: &actions)
    case .exclusive(let first, let second), .scrolling(let first, let second):
      let verdictOfSecond =
        isKept(by: first) ? .rejected : ExclusiveRule.verdictOfSecond(statusBeforeSecond, verdict)
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
