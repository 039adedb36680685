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
