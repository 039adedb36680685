extension FeedbackGuard {
  /// Keeps an action back until something outside the loop changes.
  @MainActor
  package func withhold(_ action: PendingAction) {
    action.delivery?.withhold()
    withheld.append(WithheldAction(action: action.outlivingFrame, isForNextFrame: false))
  }

  /// Keeps an action for the next frame.
  @MainActor
  package func postpone(_ action: PendingAction) {
    recorder.isSettled = false
    action.delivery?.withhold()
    withheld.append(WithheldAction(action: action.outlivingFrame, isForNextFrame: true))
  }

  /// Lets time move what it moves, between two frames: where nothing else has happened, no loop is opened again.
  package func movingTime(_ body: () -> Void) {
    let wasQuiet = !host.hasPendingWork && !host.deferred.hasFrame
    body()
    isMovedByTime = wasQuiet
  }

  /// Lets go of the nodes that have left the tree since their actions were kept back: what is around them is freed.
  @MainActor
  package func detachWithheld() {
    if withheld.isEmpty { return }
    let all = withheld
    withheld = ContiguousArray(
      all.lazy.map { WithheldAction(action: $0.action.outlivingFrame, isForNextFrame: $0.isForNextFrame) }
        .filter { [root = host.root] in !($0.action.needsItsNode && $0.action.node === root) })
    // Values of users may end here, and write state: nobody is at the list any more.
    withExtendedLifetime(all) {}
  }

  /// Takes up what an earlier frame left: what was postponed, and what was withheld if anything has changed since.
  @MainActor
  package func reopenWithheld() {
    // What only waited for its turn is no news, nor is time.
    let hasNews = !isMovedByTime && (host.hasPendingWork || host.deferred.hasFrame)
    isMovedByTime = false
    if hasNews {
      recorder.forgetBroken()
      framesOfSeenLines = 0
      if isGivenAnew { recorder.knownLines = LoopLines() }
    }
    isGivenAnew = false
    guard !withheld.isEmpty else { return }
    let kept = withheld
    withheld = []
    for entry in kept {
      guard hasNews || entry.isForNextFrame else {
        withheld.append(entry)
        continue
      }
      switch entry.action.kind {
      case .plain: host.actions.append(entry.action.ofWhatIsThere)
      case .delivery:
        let reader = entry.action.node
        if reader.flags.contains(.isRemoved) { continue }
        if let item = reader as? ItemNode { host.enqueueDelivery(item) } else { host.enqueueItems(reader) }
      }
    }
  }
}
