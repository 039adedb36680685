import TributaryDiagnostics
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryLoopRules

/// A supervisor that observes the frames of a host, and detects and stops loops.
///
/// Invariants:
/// 1. From the last permitted pass of a frame on, no action is admitted, so that no action can cause a further pass.
/// 2. An action that is not admitted is withheld or postponed, and its reader no longer records the delivery.
/// 3. A stopped loop remains stopped until a value outside the loops changes.
///
/// Tested by `LoopBreakTests`, `RandomLoopTests`.
///
/// The graph of the host owns its supervisor. All members are used on the main actor.
package final class LoopSupervisor: FrameSupervisor {
  package unowned let host: ViewGraph

  /// The record of the passes of the current frame.
  @exclusivity(unchecked) package var recorder = LoopRecorder()
  /// The detector of loops that cross frames.
  package let chain = CrossFrameLoopDetector()
  /// The number of consecutive frames in which elements that appeared caused further elements up to the limit.
  @exclusivity(unchecked) package var framesOfSeenLines = 0
  /// Whether the owner of the host has supplied new input since the last frame, so that every loop may use all passes
  /// again.
  @exclusivity(unchecked) package var hasNewInput = false
  /// The wording of loop reports.
  package var wording = LoopWording()
  /// The number of effective writes since the last frame, while no frame was running.
  @exclusivity(unchecked) package var idleWrites: UInt32 = 0
  /// A closure that creates an empty host with the same root value, size, and environment, in which texts are enlarged
  /// by a factor; `nil` in a replica.
  package var makeReplica: (@MainActor (_ textScale: CGFloat) -> HostReplica)?

  /// Creates the supervisor of a tree, and registers it.
  package init(of host: ViewGraph) {
    self.host = host
    host.supervisor = self
    host.callbacks.callerLocation = { CallSite.current() }
    host.callbacks.propertyInChange = { ObjectProperty.current() }
  }

  /// Returns the supervisor of a tree; `nil` if the tree has none, or one of another type.
  package static func of(_ host: ViewGraph) -> LoopSupervisor? { host.supervisor as? LoopSupervisor }

  // MARK: Frames

  /// Whether events are being recorded.
  package var observesEvents: Bool { recorder.isListening || chain.isListening }

  /// Whether no change that the owner of the host has supplied waits for a frame, and no loop is followed.
  package var isAtRest: Bool { !hasNewInput && idleWrites == 0 && chain.isIdle && !observesEvents }

  @MainActor
  package func beginFrame(hasNews: Bool) {
    if hasNews {
      recorder.forgetBroken()
      framesOfSeenLines = 0
      if hasNewInput { recorder.earlierChains = LoopLines() }
    }
    hasNewInput = false
    recorder.beginFrame()
    beginChainFrame()
  }

  /// Returns whether the number of due actions doubles with each pass.
  package func endsFrame(after pass: Int) -> Bool { recorder.explodes }

  /// Returns the actions that may run among those that a walk found due. The rules do not apply before the third pass,
  /// unless the pass limit is reached.
  @MainActor
  package func admit(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction> {
    if due.isEmpty { return due }
    recorder.recordDue(due.count)
    let admitted = judge(due, pass: pass)
    // Passes without due actions do not call this method, so the first recorded pass may be a later one.
    let wasListening = recorder.isListening
    recorder.beginPass(pass, nodesCreated: host.counts.nodesCreated)
    if recorder.isListening != wasListening { host.updateObservation() }
    return admitted
  }

  /// Ends a frame.
  ///
  /// - Parameter isIncomplete: Whether work other than actions would require further passes.
  @MainActor
  package func endFrame(isIncomplete: Bool) -> FrameOutcome {
    endChainFrame()
    reportWhatIsShown()
    // Objects that only the record retains are released here, including client objects, after the record is reset.
    let record = recorder.isListening ? recorder : nil
    recorder.endFrame()
    withExtendedLifetime(record) {}
    if isIncomplete { endIncompleteFrame() }
    return FrameOutcome(isSettled: recorder.isSettled, wantsNextFrame: recorder.wantsNextFrame)
  }

  /// Stops a frame that requires further passes without an action, and continues in the next frame.
  @MainActor
  private func endIncompleteFrame() {
    recorder.wantsNextFrame = true
    guard recorder.isSettled else { return }
    recorder.isSettled = false
    host.reportOnce(
      "feedback:unsettled",
      Diagnostic(loop: FeedbackLoop(verdict: .unsettled, steps: []), severity: .warning))
  }

  /// Records an event while events are observed.
  package func observe(_ event: FrameEvent) {
    _ = recorder.take(event)
    if chain.isListening { chain.take(event) }
  }

  /// Returns whether the name of a written property of an object is determined, and counts it.
  package func wantsNameOfChangedProperty() -> Bool { recorder.takesObjectName() }

  // MARK: Withholding

  /// Withholds an action until a value outside the loop changes.
  @MainActor
  package func withhold(_ action: PendingAction) { host.withheld.withhold(action) }

  /// Defers an action to the next frame.
  @MainActor
  package func postpone(_ action: PendingAction) {
    recorder.isSettled = false
    host.withheld.postpone(action)
  }
}
