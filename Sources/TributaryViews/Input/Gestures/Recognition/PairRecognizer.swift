/// A recognizer of two others: what composes gestures has in common.
///
/// Subclasses say who of the two takes what comes, and in ``combine()`` what becomes of both.
package class PairRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  package final let first: GestureRecognizer<First.Value>
  package final let second: GestureRecognizer<Second.Value>

  package init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  /// Makes the phase of the whole from those of the two.
  package func combine() {}

  override package func giveWay(to rival: GestureRival, _ input: GestureInput) {
    guard !status.isTerminal else { return }
    first.giveWay(to: rival, input)
    second.giveWay(to: rival, input)
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
    super.reset()
  }

  override package var deadline: Double? { status.isTerminal ? nil : earlier(first.deadline, second.deadline) }
}
