/// Recognizes two gestures side by side.
package final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    first.handle(input)
    second.handle(input)
    combine()
  }

  override package func combine() {
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    let isShown = value.first != nil || value.second != nil
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
