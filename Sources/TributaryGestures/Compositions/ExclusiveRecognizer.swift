/// A recognizer of the first of two gestures, or else of the second.
package final class ExclusiveRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let ofFirst: (First) -> Value
  private let ofSecond: (Second) -> Value
  private var watch = CompetitorObserver()

  /// - Parameters:
  ///   - ofFirst: Converts a value of the first gesture.
  ///   - ofSecond: Converts a value of the second gesture.
  package init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>, ofFirst: @escaping (First) -> Value,
    ofSecond: @escaping (Second) -> Value
  ) {
    self.ofFirst = ofFirst
    self.ofSecond = ofSecond
    super.init(first, second)
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    restartFailedParts(for: input)
    first.handle(input)
    second.handle(input)
    if let rival = watch.rival(after: second.status), first.status == .possible { first.rivalDidAdvance(rival, input) }
    combine()
  }

  override package func combine() {
    switch (first.phase, second.phase) {
    case (.possible, .active(let value)): phase = .active(ofSecond(value))
    case (.failed, let second): phase = second.map(ofSecond)
    case (let first, _): phase = first.map(ofFirst)
    }
  }

  override package func reset() {
    watch = CompetitorObserver()
    super.reset()
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    let verdictOfSecond = ExclusiveRule.verdictOfSecond(first.status, verdict)
    // A rejected gesture reverts its state before another one takes effect, because both may write the same state.
    if verdictOfSecond == .rejected { second.deliver(.rejected, into: &actions) }
    first.deliver(verdict, into: &actions)
    if verdictOfSecond != .rejected { second.deliver(verdictOfSecond, into: &actions) }
  }

  override package var tapCount: Int? { first.tapCount ?? second.tapCount }
}

/// The combined status of two gestures if the first excludes the second.
///
/// | first    | second   | together       | the second is |
/// |----------|----------|----------------|---------------|
/// | active   | any      | active, first  | rejected      |
/// | possible | active   | active, second | provisional   |
/// | possible | other    | possible       | provisional   |
/// | ended    | any      | ended, first   | rejected      |
/// | failed   | any      | the second     | selected      |
package enum ExclusiveRule {
  package static func status(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
    switch first {
    case .active, .ended: first
    case .possible: second == .active ? .active : .possible
    case .failed: second
    }
  }

  package static func verdictOfSecond(_ first: GestureStatus, _ verdict: GestureVerdict) -> GestureVerdict {
    switch first {
    case .active, .ended: .rejected
    case .possible: verdict == .rejected ? .rejected : .provisional
    case .failed: verdict
    }
  }
}
