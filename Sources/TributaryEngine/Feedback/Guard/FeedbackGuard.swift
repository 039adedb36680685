public import TributaryDiagnostics
package import TributaryFeedback

/// Watches the frames of a host for loops, and opens those that it finds.
///
///     begin ──▶ admit(due, pass) ──▶ … ──▶ end ──▶ outcome
///                    ▲
///               observe(event)            what the walks and the actions do
///
/// Invariants:
/// 1. From the last pass on that a frame may have, no action is admitted: nothing can feed back.
/// 2. What is not admitted stands in `withheld`, and its reader has forgotten that it was told.
/// 3. What was cut stays so until something outside the loops changes.
///
/// Tested by `LoopBreakTests`, `RandomLoopTests`.
///
/// It belongs to one host, and is used on the main actor.
package final class FeedbackGuard {
  unowned(unsafe) package let host: ViewGraph

  /// What happened in the passes of the frame.
  @exclusivity(unchecked) package var recorder = LoopRecorder()
  /// What happened in the frames before.
  package let chain = CrossFrameLoopDetector()
  /// Actions that were not admitted.
  @exclusivity(unchecked) package var withheld: ContiguousArray<WithheldAction> = []
  /// How many frames in a row rows that are made as they are seen have brought each other up to the limit.
  package var framesOfSeenLines = 0
  /// Whether the owner of the host has given it something else since the last frame: every loop has all passes again.
  package var isGivenAnew = false
  /// Whether nothing has happened since the last frame but that time went on.
  package var isMovedByTime = false
  /// What is done about a loop besides reporting it.
  package var policy = FeedbackPolicy.report
  /// How loops are told.
  package var wording = LoopWording()
  /// How many writes have changed something since the last frame, while none ran.
  @exclusivity(unchecked) package var idleWrites: UInt32 = 0
  /// How many frames there have been.
  @exclusivity(unchecked) package var frameNumber = 0
  /// The values that state begins with, if this is the replica of another tree.
  @exclusivity(unchecked) package var seeds: StateSeeds?
  /// Makes a host with the same root value, size and environment, and nothing in it yet; `nil` in a replica.
  package var makeReplica: (@MainActor () -> HostReplica)?
  /// The tasks that views have started.
  package let tasks = TaskCounter()

  package init(_ host: ViewGraph) { self.host = host }

  /// How a frame has ended.
  package struct Outcome {
    /// Whether nothing was withheld that would go on.
    package let isSettled: Bool
    /// Whether there is something to do that a next frame would do, without any change from outside.
    package let wantsNextFrame: Bool
  }

  /// Whether a pass is the last that its frame may have: nothing is admitted from it on. A single pass could never run what it
  /// finds due; and what doubles with each pass would not live to see the limit.
  ///
  /// What was written in transactions of their own is shown in as many passes, which feed nothing back: beyond the limit they
  /// go on, unless what they show has gone round so often that it must be a loop.
  package func isLast(_ pass: Int) -> Bool {
    if recorder.explodes { return true }
    let limit = max(2, host.limits.maximumPasses)
    guard pass >= limit else { return false }
    let round = host.transactions.round
    return round + 1 >= min(limit, Self.roundsOfBursts)
      || round > 1 && host.transactions.later.count > Self.transactionsOfBursts
  }

  /// In fewer rounds nothing is a loop for having used up all passes.
  private static let roundsOfBursts = 8
  /// What grows to more waiting transactions is no chain of a few steps any more, and would not live to see that many rounds.
  private static let transactionsOfBursts = 2_048

  /// Whether anything that happens now is of interest.
  package var isListening: Bool { recorder.isListening || chain.isListening }

  // MARK: The four points

  /// A frame begins.
  @MainActor
  package func begin() {
    reopenWithheld()
    recorder.beginFrame()
    beginChainFrame()
  }

  /// Decides which of the actions that a walk has found due may run. Before the third pass, and before the limit, all may.
  @MainActor
  package func admit(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction> {
    if due.isEmpty { return due }
    recorder.recordDue(due.count)
    let admitted = judge(due, pass: pass)
    // Passes in which nothing is due do not come here: the first that is recorded may be a later one.
    let wasListening = recorder.isListening
    recorder.beginPass(pass, nodesCreated: host.counts.nodesCreated)
    if recorder.isListening != wasListening { host.updateObservation() }
    return admitted
  }

  /// The frame has come to its last pass.
  ///
  /// - Parameter isBrokenOff: Whether anything would feed back that is not an action.
  @MainActor
  package func end(isBrokenOff: Bool) -> Outcome {
    endChainFrame()
    reportWhatIsShown()
    // What nobody but the record holds ends here, objects of users with it: they find the record done.
    let record = recorder.isListening ? recorder : nil
    recorder.endFrame()
    withExtendedLifetime(record) {}
    if isBrokenOff { breakOff() }
    host.updateObservation()
    detachWithheld()
    return Outcome(isSettled: recorder.isSettled, wantsNextFrame: recorder.wantsNextFrame)
  }

  /// Something leads to pass after pass that is no action: the frame ends as it stands, and the next one goes on.
  @MainActor
  private func breakOff() {
    recorder.wantsNextFrame = true
    guard recorder.isSettled else { return }
    recorder.isSettled = false
    host.reportOnce(
      "feedback:unsettled",
      Diagnostic(loop: FeedbackLoop(verdict: .unsettled, steps: []), severity: .warning))
  }

  /// Something happens, while somebody listens.
  package func observe(_ event: FrameEvent) {
    _ = recorder.take(event)
    if chain.isListening { chain.take(event) }
  }
}

/// What a host does about a loop besides reporting it; notes do not count.
public enum FeedbackPolicy {
  /// The report is all: in `FrameReport.diagnostics` and `ViewHost.diagnostics`.
  case report
  /// Ends the program, with the page about the loop as its message. For programs that are being written.
  case fail
  /// Calls a closure with the report, after the frame.
  case call(@MainActor (Diagnostic) -> Void)
}

extension FeedbackGuard {
  /// Does what the policy asks for about the findings of a frame that has ended.
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
