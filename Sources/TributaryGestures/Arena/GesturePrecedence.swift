/// The precedence of several gestures under one pointer, as a tree of rules with the gestures as its leaves.
///
///     exclusive ── first ── gesture of the child
///               └─ second ─ simultaneous ── …
///
/// Each node stores the combined status of its part, so that an input requires one step per gesture, regardless of the
/// nesting.
///
/// Invariant: after ``settle(_:)``, ``status``, the status before scrolling, and whether a press is kept are those of
/// the gestures below.
///
/// Tested by `NestedGestureTests`.
@MainActor
package final class GesturePrecedence {
  /// A gesture, or the relation between two parts of the contest.
  private enum Kind {
    case gesture(AnyGestureRecognizer, isBeside: Bool)
    case exclusive(GesturePrecedence, GesturePrecedence)
    case simultaneous(GesturePrecedence, GesturePrecedence)
    case scrolling(GesturePrecedence, GesturePrecedence)
  }

  /// A gesture of the previous press that is not decided.
  package struct Continued {
    package let recognizer: AnyGestureRecognizer
    /// Whether the gesture has ended, and only waits for the decision about other gestures.
    fileprivate let hasEnded: Bool
  }

  private var kind: Kind
  /// Whether the gesture has ended with a previous press, so that it does not compete with those of the next press.
  private var isOfPreviousPress = false
  /// Whether the gesture began with a previous press, as one that has ended or one that waits for a further press.
  private var isContinued = false
  /// Whether the view of the gesture was removed, so that the gesture cannot act even if it has ended.
  private var isRemoved = false
  /// Whether the gesture was undecided before the last input.
  private var wasUndecided = false
  /// The verdict about the gesture that was delivered last.
  private var lastVerdict: GestureVerdict?
  private var watch = CompetitorObserver()
  /// The combined status of the gestures.
  package private(set) var status = GestureStatus.possible
  /// The combined status of the continued gestures. It decides about gestures that have ended with a previous press, in
  /// which the other gestures have failed.
  private var statusOfContinued = GestureStatus.failed
  /// The combined status of the gestures that take precedence over scrolling.
  private var statusForScrolling = GestureStatus.possible
  /// Whether subsequent gestures may not begin.
  private var keepsPress = false
  /// The rivals of which all gestures below were notified since the last input.
  private var rivalsTold: Set<GestureRival> = []
  /// The numbers of presses of the taps below that are not simultaneous, from the fewest to the most; `nil` without
  /// taps.
  private let taps: ClosedRange<Int>?

  private init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .gesture(let recognizer, let isBeside):
      taps = isBeside ? nil : recognizer.consecutiveTaps.map { $0...$0 }
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      let both = [first.taps, second.taps].compactMap(\.self)
      taps = both.first.map { one in
        both.dropFirst().reduce(one) { min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound) }
      }
    }
    combine()
  }

  /// Returns a node for a single gesture.
  ///
  /// - Parameter isBeside: Whether the gesture does not affect scrolling, because it is attached as a simultaneous
  ///   gesture.
  package static func gesture(_ recognizer: AnyGestureRecognizer, isBeside: Bool = false) -> GesturePrecedence {
    GesturePrecedence(.gesture(recognizer, isBeside: isBeside))
  }

  /// Returns a node for two gestures of which only one can end. The first takes precedence.
  package static func exclusive(_ first: GesturePrecedence, _ second: GesturePrecedence) -> GesturePrecedence {
    GesturePrecedence(.exclusive(first, second))
  }

  /// Returns a node for two independent gestures. The first acts first.
  package static func simultaneous(_ first: GesturePrecedence, _ second: GesturePrecedence) -> GesturePrecedence {
    GesturePrecedence(.simultaneous(first, second))
  }

  /// Returns a node for the content of a scroll view, whose gestures take precedence over scrolling unless they are
  /// simultaneous.
  package static func scrolling(_ content: GesturePrecedence, _ scroll: GesturePrecedence) -> GesturePrecedence {
    GesturePrecedence(.scrolling(content, scroll))
  }

  /// Returns a node for the gestures of a view and of the views inside, which take precedence.
  ///
  /// A tap waits for taps of more presses, regardless of nesting. If the view's own gesture is a tap of more presses
  /// than one inside, it therefore precedes that one.
  ///
  /// - Parameter own: The gesture of the view.
  package func followed(by own: GesturePrecedence) -> GesturePrecedence {
    guard let most = own.taps?.upperBound, hasTaps(below: most) else { return .exclusive(self, own) }
    return inserting(own, beforeTapsBelow: most)
  }

  /// Returns a node for the gestures of a view, which take precedence, and of the views inside.
  ///
  /// A tap waits for taps of more presses, regardless of nesting. If the view's own gesture is a tap, the taps of more
  /// presses inside therefore precede it.
  ///
  /// - Parameter own: The gesture of the view.
  package func preceded(by own: GesturePrecedence) -> GesturePrecedence {
    guard let fewest = own.taps?.lowerBound else { return .exclusive(own, self) }
    let (more, others) = separated(above: fewest)
    let ownAndOthers = others.map { .exclusive(own, $0) } ?? own
    return more.map { .exclusive($0, ownAndOthers) } ?? ownAndOthers
  }

  private func hasTaps(below count: Int) -> Bool { taps.map { $0.lowerBound < count } ?? false }

  /// Returns this node with a gesture before the first tap of fewer presses than a number. There is such a tap.
  private func inserting(_ own: GesturePrecedence, beforeTapsBelow count: Int) -> GesturePrecedence {
    func inserted(_ first: GesturePrecedence, _ second: GesturePrecedence) -> (GesturePrecedence, GesturePrecedence) {
      first.hasTaps(below: count)
        ? (first.inserting(own, beforeTapsBelow: count), second)
        : (first, second.inserting(own, beforeTapsBelow: count))
    }
    let parts: (GesturePrecedence, GesturePrecedence)
    switch kind {
    case .gesture: return .exclusive(own, self)
    case .exclusive(let first, let second):
      parts = inserted(first, second)
      return .exclusive(parts.0, parts.1)
    case .simultaneous(let first, let second):
      parts = inserted(first, second)
      return .simultaneous(parts.0, parts.1)
    case .scrolling(let content, let scroll):
      parts = inserted(content, scroll)
      return .scrolling(parts.0, parts.1)
    }
  }

  /// Returns the taps of more presses than a number, and the other gestures.
  private func separated(above count: Int) -> (more: GesturePrecedence?, others: GesturePrecedence?) {
    guard let taps, taps.upperBound > count else { return (nil, self) }
    func joined(
      _ first: GesturePrecedence?, _ second: GesturePrecedence?,
      _ join: (GesturePrecedence, GesturePrecedence) -> GesturePrecedence
    ) -> GesturePrecedence? {
      guard let first, let second else { return first ?? second }
      return join(first, second)
    }
    let join: (GesturePrecedence, GesturePrecedence) -> GesturePrecedence
    let parts: (GesturePrecedence, GesturePrecedence)
    switch kind {
    case .gesture: return (self, nil)
    case .exclusive(let first, let second): (parts, join) = ((first, second), { .exclusive($0, $1) })
    case .simultaneous(let first, let second): (parts, join) = ((first, second), { .simultaneous($0, $1) })
    case .scrolling(let first, let second): (parts, join) = ((first, second), { .scrolling($0, $1) })
    }
    let (first, second) = (parts.0.separated(above: count), parts.1.separated(above: count))
    return (
      joined(first.more, second.more) { .exclusive($0, $1) }, joined(first.others, second.others, join)
    )
  }

  /// Updates the combined status after an input, and notifies undecided gestures of rivals that have advanced.
  package func settle(_ input: GestureInput) {
    rivalsTold.removeAll(keepingCapacity: true)
    switch kind {
    case .gesture: wasUndecided = status == .possible
    case .exclusive(let first, let second):
      first.settle(input)
      second.settle(input)
      if let rival = watch.rival(after: second.status), first.status == .possible {
        first.rivalDidAdvance(rival, input)
      }
    case .scrolling(let content, let scroll):
      let wasUndecided = content.isUndecidedForScrolling
      content.settle(input)
      scroll.settle(input)
      // A press that scrolls is not a tap, regardless of whether taps take precedence over scrolling or are
      // simultaneous.
      if let rival = watch.rival(after: scroll.status), wasUndecided || content.isUndecidedForScrolling {
        content.rivalDidAdvance(rival == .isActive ? .isScrolling : rival, input)
      }
    case .simultaneous(let first, let second):
      first.settle(input)
      second.settle(input)
    }
    combine()
  }

  /// Notifies all gestures below of a rival, once for each input.
  private func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    guard rivalsTold.insert(rival).inserted else { return }
    switch kind {
    case .gesture(let recognizer, let isBeside):
      // Of two gestures that begin with one movement of the pointer, the one with the shorter distance begins first.
      let status = recognizer.status
      guard status == .possible || status == .active && wasUndecided && rival == .isScrolling else { break }
      recognizer.rivalDidAdvance(isBeside && rival == .isScrolling ? .isScrollingBeside : rival, input)
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      first.rivalDidAdvance(rival, input)
      second.rivalDidAdvance(rival, input)
    }
    combine()
  }

  /// The undecided gestures below, by the identity of their recognizers.
  package var continuedGestures: [ObjectIdentifier: Continued] {
    var gestures: [ObjectIdentifier: Continued] = [:]
    func visit(_ node: GesturePrecedence) {
      switch node.kind {
      case .gesture(let recognizer, _):
        let hasEnded = recognizer.status == .ended && node.lastVerdict == .provisional
        if hasEnded || !recognizer.status.isTerminal {
          gestures[ObjectIdentifier(recognizer)] = Continued(recognizer: recognizer, hasEnded: hasEnded)
        }
      case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
        visit(first)
        visit(second)
      }
    }
    visit(self)
    return gestures
  }

  /// Replaces gestures by those that continue, by the identity of the replaced recognizers.
  package func replace(_ gestures: [ObjectIdentifier: Continued]) {
    switch kind {
    case .gesture(let recognizer, let isBeside):
      guard let gesture = gestures[ObjectIdentifier(recognizer)] else { return }
      kind = .gesture(gesture.recognizer, isBeside: isBeside)
      isOfPreviousPress = gesture.hasEnded
      isContinued = true
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      first.replace(gestures)
      second.replace(gestures)
    }
    combine()
  }

  /// Rejects gestures, also those that have ended, by the identity of their recognizers.
  package func remove(_ gestures: Set<ObjectIdentifier>) {
    switch kind {
    case .gesture(let recognizer, _): if gestures.contains(ObjectIdentifier(recognizer)) { isRemoved = true }
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      first.remove(gestures)
      second.remove(gestures)
    }
    combine()
  }

  /// Combines the statuses of both parts.
  private func combine() {
    switch kind {
    case .gesture(let recognizer, _): keepsPress = recognizer.keepsPress
    case .exclusive(let first, let second), .simultaneous(let first, let second), .scrolling(let first, let second):
      keepsPress = first.keepsPress || second.keepsPress
    }
    switch kind {
    case .gesture(let recognizer, let isBeside):
      status = isOfPreviousPress || isRemoved ? .failed : recognizer.status
      statusOfContinued = isContinued && !isRemoved ? recognizer.status : .failed
      statusForScrolling = isBeside ? .failed : status
    case .exclusive(let first, let second):
      status = ExclusiveRule.status(first.status, second.status)
      statusOfContinued = ExclusiveRule.status(first.statusOfContinued, second.statusOfContinued)
      statusForScrolling = ExclusiveRule.status(first.statusForScrolling, second.statusForScrolling)
    case .simultaneous(let first, let second):
      status = SimultaneousRule.status(first.status, second.status)
      statusOfContinued = SimultaneousRule.status(first.statusOfContinued, second.statusOfContinued)
      statusForScrolling = SimultaneousRule.status(first.statusForScrolling, second.statusForScrolling)
    case .scrolling(let content, let scroll):
      status = SimultaneousRule.status(
        content.status, ExclusiveRule.status(content.statusForScrolling, scroll.status))
      statusOfContinued = SimultaneousRule.status(content.statusOfContinued, scroll.statusOfContinued)
      statusForScrolling = SimultaneousRule.status(content.statusForScrolling, scroll.statusForScrolling)
    }
  }

  /// Whether no gesture that takes precedence over scrolling has begun.
  private var isUndecidedForScrolling: Bool { statusForScrolling == .possible || statusForScrolling == .failed }

  /// The status of the gestures that precede the second part.
  private var statusBeforeSecond: GestureStatus {
    switch kind {
    case .scrolling(let content, _): content.statusForScrolling
    case .exclusive(let first, _): first.status
    case .gesture, .simultaneous: status
    }
  }

  /// Returns whether the press belongs to the first part, so that the second may not begin. Scrolling may always begin.
  private func isKept(by first: GesturePrecedence) -> Bool {
    if case .exclusive = kind { first.keepsPress } else { false }
  }

  /// Collects the actions that are due.
  package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    deliver(verdict, ofPreviousPress: verdict, into: &actions)
  }

  /// Collects the actions that are due.
  ///
  /// - Parameter previous: The verdict about gestures that have ended with a previous press.
  private func deliver(
    _ verdict: GestureVerdict, ofPreviousPress previous: GestureVerdict, into actions: inout GestureActions
  ) {
    switch kind {
    case .gesture(let recognizer, _):
      let verdict = isRemoved ? .rejected : isOfPreviousPress ? previous : verdict
      lastVerdict = verdict
      recognizer.deliver(verdict, into: &actions)
    case .exclusive(let first, let second), .scrolling(let first, let second):
      let ofSecond =
        isKept(by: first) ? .rejected : ExclusiveRule.verdictOfSecond(statusBeforeSecond, verdict)
      let previousOfSecond = ExclusiveRule.verdictOfSecond(first.statusOfContinued, previous)
      // A rejected gesture reverts its state before another one takes effect, because both may write the same state.
      if ofSecond == .rejected { second.deliver(ofSecond, ofPreviousPress: previousOfSecond, into: &actions) }
      first.deliver(verdict, ofPreviousPress: previous, into: &actions)
      if ofSecond != .rejected { second.deliver(ofSecond, ofPreviousPress: previousOfSecond, into: &actions) }
    case .simultaneous(let first, let second):
      first.deliver(verdict, ofPreviousPress: previous, into: &actions)
      second.deliver(verdict, ofPreviousPress: previous, into: &actions)
    }
  }
}
