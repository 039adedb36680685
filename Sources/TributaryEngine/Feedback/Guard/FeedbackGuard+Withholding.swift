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

/// An action that a frame did not run.
package struct WithheldAction {
  package let action: PendingAction
  /// Whether the next frame runs it in any case.
  package let isForNextFrame: Bool
}

extension PendingAction {
  /// The item whose action this is: a reader that adds no item of its own speaks for the one inside.
  package var item: ItemNode? {
    (node as? ItemNode) ?? (node.flags.contains(.isRemoved) ? nil : node.onlyItem().object())
  }

  /// This action, without reference to a node that has left the tree and whose surroundings may be freed.
  package var outlivingFrame: PendingAction {
    guard node.flags.contains(.isRemoved), let root = node.host.root else { return self }
    return PendingAction(node: root, kind: kind, moment: moment)
  }

  /// Whether nobody is to be told any more when the node has left the tree.
  package var needsItsNode: Bool { delivery != nil || moment == .appearance }

  /// This action, for a later frame: a view that has gone by then does not appear.
  @MainActor package var ofWhatIsThere: PendingAction {
    guard case .plain(let name, let body) = kind, moment == .appearance else { return self }
    return PendingAction(
      node: node, kind: .plain(name) { [node] in if !node.flags.contains(.isRemoved) { body() } }, moment: moment)
  }
}
