/// Recognizes the first of two gestures, else the second.
package final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
  package let first: GestureRecognizer<First.Value>
  package let second: GestureRecognizer<Second.Value>
  private var watch = RivalWatch()

  package init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    first.handle(input)
    second.handle(input)
    if let rival = watch.rival(after: second.status), first.status == .possible { first.giveWay(to: rival, input) }
    combine()
  }

  override package func giveWay(to rival: GestureRival, _ input: GestureInput) {
    guard !status.isTerminal else { return }
    first.giveWay(to: rival, input)
    second.giveWay(to: rival, input)
    combine()
  }

  private func combine() {
    switch (first.phase, second.phase) {
    case (.possible, .active(let value)): phase = .active(.second(value))
    case (.failed, let second): phase = second.map { .second($0) }
    case (let first, _): phase = first.map { .first($0) }
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
    watch = RivalWatch()
    super.reset()
  }

  override package var deadline: Double? { status.isTerminal ? nil : earlier(first.deadline, second.deadline) }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    let verdictOfSecond = ExclusiveRule.verdictOfSecond(first.status, verdict)
    // What is taken back is so before another shows itself: both may write the same state.
    if verdictOfSecond == .rejected { second.deliver(.rejected, into: &actions) }
    first.deliver(verdict, into: &actions)
    if verdictOfSecond != .rejected { second.deliver(verdictOfSecond, into: &actions) }
  }

  override package var tapCount: Int? { first.tapCount ?? second.tapCount }
}
