package import TributaryGeometry

/// The base class of recognizers that combine two gestures.
///
/// Subclasses pass input to the two recognizers, and combine their phases in ``combine()``.
package class PairRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  package final let first: GestureRecognizer<First>
  package final let second: GestureRecognizer<Second>
  /// Whether the pointer is up between two presses of the gesture.
  private var isBetweenPresses = false

  package init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  /// Restarts a part that failed with a previous press, if an input begins a further press for which the other part
  /// waits.
  ///
  /// For example, a drag fails with the first tap of a double tap, and can follow this tap.
  package final func restartFailedParts(for input: GestureInput) {
    switch input.kind {
    case .up, .pinchEnded: isBetweenPresses = true
    case .down, .pinchBegan:
      guard isBetweenPresses else { return }
      isBetweenPresses = false
      guard canContinue(withPressAt: input.location) else { return }
      if first.status == .failed { first.reset() }
      if second.status == .failed { second.reset() }
    case .moved, .time, .pinchChanged, .pinchCancelled: break
    }
  }

  /// Updates the combined phase from the phases of both recognizers.
  package func combine() {}

  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    guard !status.isTerminal else { return }
    first.rivalDidAdvance(rival, input)
    second.rivalDidAdvance(rival, input)
    combine()
  }

  override package func fail() {
    guard !status.isTerminal else { return }
    first.fail()
    second.fail()
    super.fail()
  }

  override package func reset() {
    first.reset()
    second.reset()
    isBetweenPresses = false
    super.reset()
  }

  override package var deadline: Double? {
    status.isTerminal ? nil : VirtualTime.earlier(first.deadline, second.deadline)
  }

  override package func canContinue(withPressAt location: CGPoint) -> Bool {
    !status.isTerminal && (first.canContinue(withPressAt: location) || second.canContinue(withPressAt: location))
  }

  override package final var takesPinch: Bool { first.takesPinch || second.takesPinch }
}

/// A recognizer of two simultaneous gestures.
package final class SimultaneousRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let makeValue: (First?, Second?) -> Value

  /// - Parameter makeValue: Creates a value from those of the active or ended gestures.
  package init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    _ makeValue: @escaping (First?, Second?) -> Value
  ) {
    self.makeValue = makeValue
    super.init(first, second)
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    restartFailedParts(for: input)
    first.handle(input)
    second.handle(input)
    combine()
  }

  override package func combine() {
    let values = (first.phase.value, second.phase.value)
    let isShown = values.0 != nil || values.1 != nil
    let value = makeValue(values.0, values.1)
    switch SimultaneousRule.status(first.status, second.status) {
    case .possible: phase = .possible(isShown ? value : nil)
    case .active: phase = .active(value)
    case .ended: phase = .ended(value)
    case .failed: phase = .failed
    }
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    first.deliver(verdict, into: &actions)
    second.deliver(verdict, into: &actions)
  }

  override package var tapCount: Int? { first.tapCount ?? second.tapCount }
}

/// The combined status of two independent gestures.
package enum SimultaneousRule {
  package static func status(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
    if first == .active || second == .active { return .active }
    if first == .possible || second == .possible { return .possible }
    return first == .ended || second == .ended ? .ended : .failed
  }
}
