public import TributaryDiagnostics

/// A frame, which runs the passes in order until no action causes another pass.
///
///     update ──▶ layout ──▶ geometry ──▶ preferences ──▶ actions ──▶ draw
///        ▲                                                  │
///        └───────────── an action wrote state ──────────────┘
///
/// Only frames and scopes update the tree. A *scope* is content that depends on a result of the frame. The pass that
/// produces the result runs the same passes over the scope's part of the tree.
extension ViewGraph {
  /// Settles the tree at the current time.
  ///
  /// - Parameter apply: A closure that updates the root with the values that its owner received since the last frame.
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
        runPasses()
        endWalk(pass: passes)
      }
      let due = takeActions(after: early.takeActions())
      let admitted = admit(due, pass: passes)
      withPhase(.acting) { runActions(admitted) }
      feedsBack = hasFeedback(after: due) || drawFeedsBack()
    } while (feedsBack || deferred.hasFrame) && !isLast(passes)
    let outcome = endPasses(passes, isIncomplete: feedsBack)
    if deferred.hasFrame { deferred.frameWasEndless() }
    releaseRemovedSubtrees()
    withPhase(.walking) { runDrawPass() }
    return endFrame(passes, outcome)
  }

  /// Settles the tree at the current time as `runFrame` does, and returns at once if a frame would change nothing.
  @MainActor
  package func runFrameIfNeeded(_ apply: () -> Void) -> FrameReport {
    guard isAtRest else { return runFrame(apply) }
    counts = FrameCounts()
    withheld.frameWasSkipped()
    return FrameReport(passes: 1, settled: true)
  }

  /// Runs the passes over the tree, for the walks of a frame, early walks, and walks without actions.
  @MainActor
  func runPasses() {
    repeat {
      runUpdatePass()
      runLayoutPass()
      runGeometryPass()
      runPreferencePass()
    } while animator?.showsArrivals() == true
    placeFollowers()
  }

  /// Runs the passes once without running actions, and returns the actions that are due.
  ///
  /// Removed subtrees stay in memory, because actions may belong to them.
  @MainActor
  package func walkOnce(_ apply: () -> Void) -> ContiguousArray<PendingAction> {
    withPhase(.walking) {
      emit(.willWalk(pass: 1))
      mergeTransactions()
      apply()
      runPasses()
      emit(.didWalk(pass: 1))
    }
    applyObjectWrites()
    return takeActions(after: early.takeActions())
  }

  /// Runs the passes over content that depends on a result of this frame: that of a geometry reader, a preference value
  /// or a lazy container.
  ///
  /// - Parameters:
  ///   - owner: The item that owns the content. Queued nodes that are deeper than the owner belong to this scope.
  ///   - build: A closure that creates or updates the content.
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
  /// Rejects a frame requested during another frame. The current frame processes the changes.
  @MainActor
  private func refuseFrame() -> FrameReport {
    report(.reentrantUpdate())
    deferred.hasFrame = true
    return FrameReport(passes: 0, settled: false)
  }

  @MainActor
  private func beginFrame() {
    counts = FrameCounts()
    findings.beginFrame()
    stack.measure()
    frameNumber &+= 1
    let hasNews = withheld.resume(in: self)
    supervisor?.beginFrame(hasNews: hasNews)
    transactions.beginFrame()
    objectWrites.beginFrame()
  }

  /// Reads all polled sources, and then applies the values that the owner of the host has set.
  @MainActor
  private func applyRoot(_ apply: () -> Void) {
    deferred.hasFrame = false
    features[PolledSources.self]?.readAll()
    apply()
  }

  @MainActor
  private func beginWalk(pass: Int) {
    emit(.willWalk(pass: pass))
    early.regularWalkBegins()
    beginTransaction()
  }

  @MainActor
  private func endWalk(pass: Int) {
    endTransaction()
    emit(.didWalk(pass: pass))
    enqueueObjectWrites()
  }

  /// Places the items that follow other items again, if an effect or a scope has moved one of those since layout.
  @MainActor
  private func placeFollowers() {
    guard animator?.placeFollowers({ runLayoutPass() }) == true else { return }
    runGeometryPass()
    runPreferencePass()
  }

  /// Returns the actions that may run, after making the newest values of all state visible.
  @MainActor
  private func admit(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction> {
    if due.isEmpty { return due }
    transactions.revealLater()
    // A replica of the tree evaluates the same bodies, and their writes to objects are recorded here.
    let admitted = withPhase(.walking) { supervisor?.admit(due, pass: pass) ?? due }
    if admitted.isEmpty || !isLast(pass) { return admitted }
    withheld.postponeAtLimit(admitted)
    return []
  }

  /// Returns whether a pass is the last one of its frame, so that actions in this and later passes do not run. The
  /// supervisor can end a frame before the limit.
  ///
  /// The limit is at least two passes, because a single pass cannot run its due actions. Changes in separate
  /// transactions are shown in separate passes, which are not feedback. Such passes continue beyond the limit, unless
  /// their rounds are too numerous for a chain that ends.
  package func isLast(_ pass: Int) -> Bool {
    if let supervisor, supervisor.endsFrame(after: pass) { return true }
    let limit = max(2, limits.maximumPasses)
    guard pass >= limit else { return false }
    let round = transactions.round
    return round + 1 >= min(limit, Self.roundsOfBursts)
      || round > 1 && transactions.later.count > Self.transactionsOfBursts
  }

  /// The number of rounds below which an exhausted pass limit does not count as feedback.
  private static let roundsOfBursts = 8
  /// The number of pending transactions above which a chain counts as endless. It would exhaust memory before the limit
  /// of rounds.
  private static let transactionsOfBursts = 2_048

  /// Returns whether the actions of a pass have invalidated the tree.
  private func hasFeedback(after due: ContiguousArray<PendingAction>) -> Bool {
    if due.isEmpty, transactions.later.isEmpty { return false }
    return hasPendingWork || !transactions.isEmpty
  }

  /// Draws, and returns whether drawing requires another pass. A shape that writes an object while it is drawn causes a
  /// pass, like all other code.
  @MainActor
  private func drawFeedsBack() -> Bool {
    withPhase(.walking) { runDrawPass() }
    return !objectWrites.isEmpty
  }

  /// Determines the outcome of a frame after its last pass.
  ///
  /// - Parameter isIncomplete: Whether work other than actions would require further passes.
  @MainActor
  private func endPasses(_ passes: Int, isIncomplete: Bool) -> FrameOutcome {
    var outcome =
      supervisor?.endFrame(isIncomplete: isIncomplete)
      ?? FrameOutcome(isSettled: !isIncomplete, wantsNextFrame: isIncomplete)
    if withheld.isAtLimit { outcome.isSettled = false }
    if supervisor == nil, !outcome.isSettled {
      let evidence = Evidence("passes", "\(passes)")
      reportOnce("frame:unsettled", Diagnostic(.feedbackLoop, severity: .warning, evidence: [evidence]))
    }
    updateObservation()
    withheld.detach()
    return outcome
  }

  @MainActor
  private func endFrame(_ passes: Int, _ outcome: FrameOutcome) -> FrameReport {
    observeWithheldReaders()
    transactions.revealLater()
    features.upcalls.layout?.frameWillEnd()
    let report = FrameReport(
      passes: passes, settled: outcome.isSettled && !deferred.hasFrame && objectWrites.isEmpty,
      diagnostics: findings.ofFrame, counts: counts)
    for tracer in callbacks.tracers { tracer.frameDidEnd(report) }
    callbacks.didRunFrame?(report)
    queues.lastFrameSettled = report.settled && !outcome.wantsNextFrame
    if outcome.wantsNextFrame { callbacks.needsFrame?() }
    return report
  }
}

/// The outcome of one frame.
public struct FrameReport: Sendable {
  /// The number of passes; 1 means that no action caused another pass.
  public var passes: Int

  /// Whether the frame ended without pending work.
  public var settled: Bool

  /// The findings of this frame, in the order of their detection.
  public var diagnostics: [Diagnostic]

  /// The amount of work in the frame, as counts.
  public var counts: FrameCounts

  /// Creates a report with the given results.
  ///
  /// - Parameters:
  ///   - passes: The number of passes.
  ///   - settled: Whether the frame ended without pending work.
  ///   - diagnostics: The findings of the frame.
  ///   - counts: The amount of work in the frame.
  public init(passes: Int, settled: Bool, diagnostics: [Diagnostic] = [], counts: FrameCounts = FrameCounts()) {
    self.passes = passes
    self.settled = settled
    self.diagnostics = diagnostics
    self.counts = counts
  }
}

extension FrameReport {
  /// Returns the combination of this frame and a later one: the larger number of passes, and the sum of the work.
  package func followed(by later: FrameReport) -> FrameReport {
    FrameReport(
      passes: max(passes, later.passes), settled: settled && later.settled,
      diagnostics: diagnostics + later.diagnostics, counts: counts + later.counts)
  }
}
