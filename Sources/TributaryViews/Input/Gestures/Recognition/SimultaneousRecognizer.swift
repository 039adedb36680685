/// Recognizes two gestures side by side.
package final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
  package let first: GestureRecognizer<First.Value>
  package let second: GestureRecognizer<Second.Value>

  package init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    first.handle(input)
    second.handle(input)
    combine()
  }

  override package func giveWay(to rival: GestureRival, _ input: GestureInput) {
    guard !status.isTerminal else { return }
    first.giveWay(to: rival, input)
    second.giveWay(to: rival, input)
    combine()
  }

  private func combine() {
    let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
    let isShown = value.first != nil || value.second != nil
    switch SimultaneousRule.status(first.status, second.status) {
    case .possible: phase = .possible(isShown ? value : nil)
    case .active: phase = .active(value)
    case .ended: phase = .ended(value)
    case .failed: phase = .failed
    }
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
    super.reset()
  }

  override package var deadline: Double? { status.isTerminal ? nil : earlier(first.deadline, second.deadline) }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    first.deliver(verdict, into: &actions)
    second.deliver(verdict, into: &actions)
  }

  override package var tapCount: Int? { first.tapCount ?? second.tapCount }
}
