/// A recognizer that adds something to another one.
package class WrappingRecognizer<Base, Value>: GestureRecognizer<Value> {
  package final let base: GestureRecognizer<Base>

  package init(_ base: GestureRecognizer<Base>) { self.base = base }

  /// What the phase of the other one is for this one.
  package func phase(of base: GesturePhase<Base>) -> GesturePhase<Value> { .failed }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    base.handle(input)
    phase = phase(of: base.phase)
  }

  override package final func fail() {
    guard !status.isTerminal else { return }
    base.fail()
    phase = .failed
  }

  override package func reset() {
    base.reset()
    super.reset()
  }

  override package final var keepsPress: Bool { !status.isTerminal && base.keepsPress }

  override package final var deadline: Double? { base.deadline }

  override package final func giveWay(to rival: GestureRival, _ input: GestureInput) {
    base.giveWay(to: rival, input)
    if base.status != status { phase = phase(of: base.phase) }
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    base.deliver(verdict, into: &actions)
  }

  override package var tapCount: Int? { base.tapCount }
}
