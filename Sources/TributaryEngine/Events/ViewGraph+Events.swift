extension ViewGraph {
  /// Tells those who listen what happens; makes no event if nobody does.
  @inline(__always)
  package final func emit(_ event: @autoclosure () -> FrameEvent) {
    if isObserved { notifyObservers(event()) }
  }

  /// Hands an event on. Apart, so that places that tell stay small.
  @inline(never)
  private func notifyObservers(_ event: FrameEvent) {
    if !objectWrites.burst.isEmpty { emitBurst() }
    feedback.observe(event)
    callbacks.listener?(event)
    for tracer in callbacks.tracers { tracer.trace(event) }
  }

  /// Looks again whether anybody listens.
  package func updateObservation() {
    isObserved = feedback.isListening || callbacks.listener != nil || !callbacks.tracers.isEmpty
    if !isObserved { objectWrites.forgetBurst() }
  }
}
