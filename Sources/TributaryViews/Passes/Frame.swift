/// A frame: the passes in their order, until nothing feeds back.
///
///     update ──▶ layout ──▶ geometry ──▶ preferences ──▶ actions ──▶ draw
///        ▲                                                  │
///        └───────────── an action wrote state ──────────────┘
///
/// Nothing else drives the tree. A *scope* (content that depends on a result of the frame) runs the same passes over its
/// part of the tree, from inside the pass that produced the result.
extension HostCore {
  /// Settles the tree at the current time.
  ///
  /// - Parameter takeUp: Brings the root up to date with what its owner was given since the last frame.
  @MainActor
  package func runFrame(_ takeUp: () -> Void) -> FrameReport {
    guard phase == .idle else {
      report(reentrantUpdateDiagnostic())
      hasPendingFrame = true
      return FrameReport(passes: 0, settled: false)
    }
    counts = FrameCounts()
    findings.beginFrame()
    stack.measure()
    reopenWithheldActions()
    loops.beginFrame()
    objectWrites.beginFrame()
    beginChainFrame()
    var passes = 0
    repeat {
      hasPendingFrame = false
      var hasTakenUp = false
      repeat {
        passes += 1
        phase = .walking
        tell(.willWalk(pass: passes))
        beginTransaction()
        if !hasTakenUp { takeUp() }
        hasTakenUp = true
        runPasses()
        endTransaction()
        phase = .idle
        tell(.didWalk(pass: passes))
        enqueueObjectWrites()
        let due = takeActions()
        if due.isEmpty {
          if transactions.later.isEmpty { break }
          continue
        }
        transactions.revealLater()
        // A copy of the tree runs the same bodies; what they write to objects comes back here.
        let actions = withPhase(.walking) { judge(due, pass: passes) }
        loops.beginPass(passes, nodesCreated: counts.nodesCreated)
        if passes == LoopRecorder.firstPass { updateNarration() }
        phase = .acting
        runActions(actions)
        phase = .idle
      } while hasPendingWork || !transactions.isEmpty
      withPhase(.walking) { runDrawPass() }
      // A shape that writes an object while it is drawn causes a pass, as every other code does.
    } while (hasPendingFrame || !objectWrites.isEmpty) && passes < limits.maximumPasses
    endChainFrame()
    loops.endFrame()
    if passes >= LoopRecorder.firstPass { updateNarration() }
    let settled = loops.isSettled && !hasPendingFrame && objectWrites.isEmpty
    detachWithheldActions()
    releaseRemovedSubtrees()
    let report = FrameReport(passes: passes, settled: settled, diagnostics: findings.ofFrame, counts: counts)
    callbacks.didRunFrame?(report)
    if loops.wantsNextFrame { callbacks.needsFrame?() }
    return report
  }

  /// One round of the passes without the actions: what they find due is handed out instead of run.
  @MainActor
  package func walkOnce(_ takeUp: () -> Void) -> ContiguousArray<PendingAction> {
    phase = .walking
    tell(.willWalk(pass: 1))
    mergeTransactions()
    takeUp()
    runPasses()
    phase = .idle
    tell(.didWalk(pass: 1))
    applyObjectWrites()
    releaseRemovedSubtrees()
    return takeActions()
  }

  /// One round of the passes over the whole tree.
  @MainActor
  private func runPasses() {
    runUpdatePass()
    runLayoutPass(from: 0)
    runGeometryPass(from: 0, below: -1)
    runPreferencePass(from: 0, below: -1)
    // What comes by a transition with a body stands as if it was about to come; from there it goes on to where it belongs.
    if let animations, animations.showArrivals() || !queues.update.isEmpty { return runPasses() }
    // An effect or a scope may have moved the source of a group since layout.
    if matchedGeometry != nil, matchGeometry({ runLayoutPass(from: 0) }) {
      runGeometryPass(from: 0, below: -1)
      runPreferencePass(from: 0, below: -1)
    }
  }

  /// Runs the passes over content that depends on a result of this frame: of a geometry reader, a preference value or a
  /// lazy container.
  ///
  /// - Parameters:
  ///   - owner: The item that the content belongs to. What waits for passes and is deeper than it belongs to this scope.
  ///   - build: Makes the content or brings it up to date.
  @MainActor
  package func runScope(of owner: ItemNode, _ build: () -> Void) {
    let items = queues.items.count
    let layout = queues.layout.count
    let geometry = queues.geometry.count
    let delivery = queues.delivery.count
    build()
    collectItems(from: items)
    owner.placeScope()
    runLayoutPass(from: layout)
    runGeometryPass(from: geometry, below: owner.depth)
    runPreferencePass(from: delivery, below: owner.depth)
  }
}
