/// Runs an action with every new value before the end.
package final class ChangedRecognizer<Value: Equatable>: ObservingRecognizer<Value> {
  package var action: (Value) -> Void
  private var last: Value?

  package init(_ base: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    guard verdict != .rejected, let value = phase.shownValue, value != last else { return }
    last = value
    actions.append { [action] in action(value) }
  }

  override package func reset() {
    super.reset()
    last = nil
  }
}

/// Runs an action with the last value, once the gesture has ended and no other may take it.
package final class EndedRecognizer<Value>: ObservingRecognizer<Value> {
  package var action: (Value) -> Void
  private var hasActed = false

  package init(_ base: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    guard verdict == .selected, !hasActed, case .ended(let value) = phase else { return }
    hasActed = true
    actions.append { [action] in action(value) }
  }

  override package func reset() {
    super.reset()
    hasActed = false
  }
}

/// Shows a gesture while it goes on, and takes it back when it is over for whatever reason.
package final class ShowingRecognizer<Value>: ObservingRecognizer<Value> {
  package var show: (Value) -> Void
  package var takeBack: () -> Void
  private var isShown = false

  package init(
    _ base: GestureRecognizer<Value>, show: @escaping (Value) -> Void, takeBack: @escaping () -> Void
  ) {
    self.show = show
    self.takeBack = takeBack
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    if verdict != .rejected, let value = phase.shownValue {
      isShown = true
      actions.append { [show] in show(value) }
    } else if isShown, verdict != .provisional || status != .ended {
      // An end that has to wait is shown until it is decided.
      isShown = false
      actions.append { [takeBack] in takeBack() }
    }
  }

  override package func reset() {
    super.reset()
    isShown = false
  }
}

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
