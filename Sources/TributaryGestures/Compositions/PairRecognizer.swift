import TributaryGeometry

/// A recognizer of two others: what composes gestures has in common.
///
/// Subclasses say who of the two takes what comes, and in ``combine()`` what becomes of both.
package class PairRecognizer<First, Second, Value>: GestureRecognizer<Value> {
  package final let first: GestureRecognizer<First>
  package final let second: GestureRecognizer<Second>

  package init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
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

  override package var deadline: Double? {
    status.isTerminal ? nil : VirtualTime.earlier(first.deadline, second.deadline)
  }
}
