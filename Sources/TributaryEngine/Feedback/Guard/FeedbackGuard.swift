public import TributaryDiagnostics
package import TributaryFeedback

/// A guard that observes the frames of a host, and detects and stops loops.
///
///     begin ──▶ admit(due, pass) ──▶ … ──▶ end ──▶ outcome
///                    ▲
///               observe(event)            events of the walks and the actions
///
/// Invariants:
/// 1. From the last permitted pass of a frame on, no action is admitted, so that no action can cause a further pass.
/// 2. Actions that are not admitted are in `withheld`, and their readers no longer record the delivery.
/// 3. A stopped loop remains stopped until a value outside the loops changes.
///
/// Tested by `LoopBreakTests`, `RandomLoopTests`.
///
/// The guard belongs to one host, and is used on the main actor.
package final class FeedbackGuard {
  #if DEBUG
    package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  private let hostReference: Unretained<ViewGraph>

  /// The host, which owns this object.
  package var host: ViewGraph {
    @inline(__always) get { hostReference.object() }
  }

  /// The record of the passes of the current frame.
  @exclusivity(unchecked) package var recorder = LoopRecorder()
  /// The detector of loops that cross frames.
  package let chain = CrossFrameLoopDetector()
  /// The actions that were not admitted.
  @exclusivity(unchecked) package var withheld: ContiguousArray<WithheldAction> = []
  /// The number of consecutive frames in which lazily created rows caused further rows up to the limit.
  package var framesOfSeenLines = 0
  /// Whether the owner of the host has supplied new input since the last frame, so that every loop may use all passes
  /// again.
  package var hasNewInput = false
  /// Whether an advance of the clock is the only change since the last frame.
  package var isMovedByTime = false
  /// The response to a loop in addition to its report.
  package var policy = FeedbackPolicy.report
  /// The wording of loop reports.
  package var wording = LoopWording()
  /// The number of effective writes since the last frame, while no frame was running.
  @exclusivity(unchecked) package var idleWrites: UInt32 = 0
  /// The number of frames so far.
  @exclusivity(unchecked) package var frameNumber = 0
  /// The initial values of state, if this tree is a replica of another one.
  @exclusivity(unchecked) package var seeds: StateSeeds?
  /// A closure that creates an empty host with the same root value, size, and environment; `nil` in a replica.
  package var makeReplica: (@MainActor () -> HostReplica)?
  /// The counter of tasks that views have started.
  package let tasks = TaskCounter()
  /// The subtrees that share their state; `nil` if there are none.
  @exclusivity(unchecked) package var sharedSubtrees: SharedSubtrees?

  package init(_ host: ViewGraph) { hostReference = Unretained(host) }

  /// The outcome of a frame.
  package struct Outcome {
    /// Whether no action was withheld that would continue to change values.
    package let isSettled: Bool
    /// Whether work remains that the next frame performs without external input.
    package let wantsNextFrame: Bool
  }

  /// Returns whether a pass is the last one that the limit permits. Actions in this and later passes are not admitted.
  /// The limit is at least two passes, because a single pass cannot run its due actions. The frame ends earlier if the
  /// number of actions doubles with each pass.
  ///
  /// Changes in separate transactions are shown in separate passes, which do not form a loop. Such passes continue
  /// beyond the limit, unless their rounds are too numerous for a chain that ends.
  package func isLast(_ pass: Int) -> Bool {
    if recorder.explodes { return true }
    let limit = max(2, host.limits.maximumPasses)
    guard pass >= limit else { return false }
    let round = host.transactions.round
    return round + 1 >= min(limit, Self.roundsOfBursts)
      || round > 1 && host.transactions.later.count > Self.transactionsOfBursts
  }

  /// The number of rounds below which an exhausted pass limit does not count as a loop.
  private static let roundsOfBursts = 8
  /// The number of pending transactions above which a chain counts as endless. It would exhaust memory before the limit
  /// of rounds.
  private static let transactionsOfBursts = 2_048

  /// Whether events are being recorded.
  package var isListening: Bool { recorder.isListening || chain.isListening }

  // MARK: Entry points

  /// Begins a frame.
  @MainActor
  package func begin() {
    reopenWithheld()
    recorder.beginFrame()
    beginChainFrame()
  }

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
  /// - Parameter isBrokenOff: Whether work other than actions would require further passes.
  @MainActor
  package func end(isBrokenOff: Bool) -> Outcome {
    endChainFrame()
    reportWhatIsShown()
    // Objects that only the record retains are released here, including client objects, after the record is reset.
    let record = recorder.isListening ? recorder : nil
    recorder.endFrame()
    withExtendedLifetime(record) {}
    if isBrokenOff { breakOff() }
    host.updateObservation()
    detachWithheld()
    return Outcome(isSettled: recorder.isSettled, wantsNextFrame: recorder.wantsNextFrame)
  }

  /// Stops a frame that requires further passes without an action, and continues in the next frame.
  @MainActor
  private func breakOff() {
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
}

/// The response of a host to a loop in addition to its report. Notes are excluded.
public enum FeedbackPolicy {
  /// The host only reports the loop in `FrameReport.diagnostics` and `ViewHost.diagnostics`.
  case report
  /// The host terminates the program with the loop report as the message. Use this policy during development.
  case fail
  /// The host calls a closure with the report after the frame.
  case call(@MainActor (Diagnostic) -> Void)
}

extension FeedbackGuard {
  /// Applies the policy to the findings of a completed frame.
  @MainActor
  package func applyPolicy(to diagnostics: [Diagnostic]) {
    if case .report = policy { return }
    for diagnostic in diagnostics where diagnostic.code == .feedbackLoop && diagnostic.severity > .note {
      switch policy {
      case .report: return
      case .fail: fatalError("\n" + diagnostic.description)
      case .call(let handle): handle(diagnostic)
      }
    }
  }
}

#if DEBUG
  extension FeedbackGuard: Referable {}
#endif
