/// Tells when a press begins that may become the gesture, and when it is over for whatever reason.
package final class PressingRecognizer: ObservingRecognizer<Bool> {
  package var action: (Bool) -> Void
  private var isPressing = false

  package init(_ base: GestureRecognizer<Bool>, _ action: @escaping (Bool) -> Void) {
    self.action = action
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    // An end that has to wait is shown until it is decided.
    if verdict == .provisional, status == .ended { return }
    let now = verdict != .rejected && phase.shownValue == true
    guard now != isPressing else { return }
    isPressing = now
    actions.append { [action] in action(now) }
  }

  override package func reset() {
    super.reset()
    isPressing = false
  }
}
