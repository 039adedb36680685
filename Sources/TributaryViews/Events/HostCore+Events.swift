extension HostCore {
  /// Tells those who listen what happens; makes no event if nobody does.
  @inline(__always)
  package final func tell(_ event: @autoclosure () -> FrameEvent) {
    if isObserved { narrate(event()) }
  }

  /// Hands an event on. Apart, so that places that tell stay small.
  @inline(never)
  private func narrate(_ event: FrameEvent) {
    loops.take(event)
    if chain.isListening { chain.take(event) }
    callbacks.listener?(event)
  }

  /// Looks again whether anybody listens.
  package func updateNarration() { isObserved = loops.isListening || chain.isListening || callbacks.listener != nil }
}
