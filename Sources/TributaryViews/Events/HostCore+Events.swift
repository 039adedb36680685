extension HostCore {
  /// Tells those who listen what happens; makes no event if nobody does.
  @inline(__always)
  package final func tell(_ event: @autoclosure () -> FrameEvent) {
    if isObserved { narrate(event()) }
  }

  /// Hands an event on. Apart, so that places that tell stay small.
  @inline(never)
  private func narrate(_ event: FrameEvent) {
    feedback.observe(event)
    callbacks.listener?(event)
  }

  /// Looks again whether anybody listens.
  package func updateNarration() { isObserved = feedback.isListening || callbacks.listener != nil }
}
