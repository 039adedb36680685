public import TributaryDiagnostics

/// A frame: the passes in their order, until nothing feeds back.
///
///     update ──▶ layout ──▶ geometry ──▶ preferences ──▶ actions ──▶ draw
///        ▲                                                  │
///        └───────────── an action wrote state ──────────────┘
///
/// Nothing else drives the tree. A *scope* (content that depends on a result of the frame) runs the same passes over its
/// part of the tree, from inside the pass that produced the result.
extension ViewGraph {
  /// Settles the tree at the current time.
  ///
  /// - Parameter apply: Brings the root up to date with what its owner was given since the last frame.
  @MainActor
  package func runFrame(_ apply: () -> Void) -> FrameReport {
    guard phase == .idle else { return refuseFrame() }
    beginFrame()
    var passes = 0
    var feedsBack = false
    repeat {
      passes += 1
      withPhase(.walking) {
        beginWalk(pass: passes)
        if !feedsBack { applyRoot(apply) }
        repeat {
          runUpdatePass()
          runLayoutPass()
          runGeometryPass()
          runPreferencePass()
        } while showsArrivals()
        followMatchedGeometry()
        endWalk(pass: passes)
      }
      let due = takeActions()
      let admitted = admit(due, pass: passes)
      withPhase(.acting) { runActions(admitted) }
      feedsBack = hasFeedback(after: due) || drawFeedsBack()
    } while (feedsBack || deferred.hasFrame) && !feedback.isLast(passes)
    let outcome = feedback.end(isBrokenOff: feedsBack)
    releaseRemovedSubtrees()
    withPhase(.walking) { runDrawPass() }
    return endFrame(passes, outcome)
  }

  /// One round of the passes without the actions: what they find due is handed out instead of run. What was taken out of the
  /// tree stays in memory, since actions are due that stand there.
  @MainActor
  package func walkOnce(_ apply: () -> Void) -> ContiguousArray<PendingAction> {
    withPhase(.walking) {
      emit(.willWalk(pass: 1))
      mergeTransactions()
      apply()
      repeat {
        runUpdatePass()
        runLayoutPass()
        runGeometryPass()
        runPreferencePass()
      } while showsArrivals()
      followMatchedGeometry()
      emit(.didWalk(pass: 1))
    }
    applyObjectWrites()
    return takeActions()
  }

  /// Runs the passes over content that depends on a result of this frame: of a geometry reader, a preference value or a
  /// lazy container.
  ///
  /// - Parameters:
  ///   - owner: The item that the content belongs to. What waits for passes and is deeper than it belongs to this scope.
  ///   - build: Makes the content or brings it up to date.
  @MainActor
  package func runScope(of owner: some ScopeOwner, _ build: () -> Void) {
    let items = queues.items.count
    let layout = queues.layout.count
    let geometry = queues.geometry.count
    let delivery = queues.delivery.count
    build()
    collectItems(from: items)
    owner.placeScope()
    runLayoutPass(from: layout, within: owner)
    runGeometryPass(from: geometry, below: owner.depth)
    runPreferencePass(from: delivery, below: owner.depth)
  }
}

// MARK: Before, between and after the passes

extension ViewGraph {
  /// A frame was asked for from inside of one: the one that runs goes on with what has changed.
  @MainActor
  private func refuseFrame() -> FrameReport {
    report(reentrantUpdateDiagnostic())
    deferred.hasFrame = true
    return FrameReport(passes: 0, settled: false)
  }

  @MainActor
  private func beginFrame() {
    counts = FrameCounts()
    findings.beginFrame()
    stack.measure()
    feedback.begin()
    transactions.beginFrame()
    objectWrites.beginFrame()
  }

  /// Takes up what the owner of the root was given.
  @MainActor
  private func applyRoot(_ apply: () -> Void) {
    deferred.hasFrame = false
    apply()
  }

  @MainActor
  private func beginWalk(pass: Int) {
    emit(.willWalk(pass: pass))
    beginTransaction()
  }

  @MainActor
  private func endWalk(pass: Int) {
    endTransaction()
    emit(.didWalk(pass: pass))
    enqueueObjectWrites()
  }

  /// An effect or a scope may have moved the source of a group since layout.
  @MainActor
  private func followMatchedGeometry() {
    guard matchGeometry({ runLayoutPass() }) else { return }
    runGeometryPass()
    runPreferencePass()
  }

  /// The actions that may run, with the newest values of all state.
  @MainActor
  private func admit(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction> {
    if due.isEmpty { return due }
    transactions.revealLater()
    // A replica of the tree runs the same bodies; what they write to objects comes back here.
    return withPhase(.walking) { feedback.admit(due, pass: pass) }
  }

  /// Whether the tree is out of date again, after the actions of a pass have run.
  private func hasFeedback(after due: ContiguousArray<PendingAction>) -> Bool {
    if due.isEmpty, transactions.later.isEmpty { return false }
    return hasPendingWork || !transactions.isEmpty
  }

  /// Draws, and says whether that has fed back: a shape that writes an object while it is drawn causes a pass, as every other
  /// code does.
  @MainActor
  private func drawFeedsBack() -> Bool {
    withPhase(.walking) { runDrawPass() }
    return !objectWrites.isEmpty
  }

  @MainActor
  private func endFrame(_ passes: Int, _ outcome: FeedbackGuard.Outcome) -> FrameReport {
    transactions.revealLater()
    features.upcalls.layout?.frameWillEnd()
    let report = FrameReport(
      passes: passes, settled: outcome.isSettled && !deferred.hasFrame && objectWrites.isEmpty,
      diagnostics: findings.ofFrame, counts: counts)
    for tracer in callbacks.tracers { tracer.frameDidEnd(report) }
    callbacks.didRunFrame?(report)
    if outcome.wantsNextFrame { callbacks.needsFrame?() }
    return report
  }
}

/// What one frame did.
public struct FrameReport: Sendable {
  /// How often the passes ran; 1 means that nothing fed back.
  public var passes: Int

  /// Whether the frame ended because nothing was left to do.
  public var settled: Bool

  /// What this frame found, in the order in which it was found.
  public var diagnostics: [Diagnostic]

  /// The loops among them.
  public var loops: [FeedbackLoop] { diagnostics.compactMap(\.loop) }

  /// How much work the frame was.
  public var counts: FrameCounts

  /// A report with the given facts.
  public init(passes: Int, settled: Bool, diagnostics: [Diagnostic] = [], counts: FrameCounts = FrameCounts()) {
    self.passes = passes
    self.settled = settled
    self.diagnostics = diagnostics
    self.counts = counts
  }
}

extension FrameReport {
  /// This frame and a later one as one: the larger number of passes, and the sum of the work.
  package func followed(by later: FrameReport) -> FrameReport {
    FrameReport(
      passes: max(passes, later.passes), settled: settled && later.settled,
      diagnostics: diagnostics + later.diagnostics, counts: counts + later.counts)
  }
}
