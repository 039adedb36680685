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
