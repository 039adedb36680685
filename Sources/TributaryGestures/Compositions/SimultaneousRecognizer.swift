/// Recognizes two gestures side by side.
package final class SimultaneousRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let makeValue: (First?, Second?) -> Value

  /// - Parameter makeValue: Makes a value of those of the two that go on or have ended.
  package init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    _ makeValue: @escaping (First?, Second?) -> Value
  ) {
    self.makeValue = makeValue
    super.init(first, second)
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
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
