extension FeedbackGuard {
  /// Withholds an action until a value outside the loop changes.
  @MainActor
  package func withhold(_ action: PendingAction) {
    action.delivery?.withhold()
    withheld.append(WithheldAction(action: action.outlivingFrame, isForNextFrame: false))
  }

  /// Defers an action to the next frame.
  @MainActor
  package func postpone(_ action: PendingAction) {
    recorder.isSettled = false
    action.delivery?.withhold()
    withheld.append(WithheldAction(action: action.outlivingFrame, isForNextFrame: true))
  }

  /// Runs the changes that an advance of the clock causes between two frames. If no other change occurs, no stopped
  /// loop is restarted.
  package func movingTime(_ body: () -> Void) {
    let wasQuiet = !host.hasPendingWork && !host.deferred.hasFrame
    body()
    isMovedByTime = wasQuiet
  }

  /// Releases the nodes of withheld actions that were removed from the tree, because their surroundings are released.
  @MainActor
  package func detachWithheld() {
    if withheld.isEmpty { return }
    let all = withheld
    withheld = ContiguousArray(
      all.lazy.map { WithheldAction(action: $0.action.outlivingFrame, isForNextFrame: $0.isForNextFrame) }
        .filter { [root = host.root] in !($0.action.needsItsNode && $0.action.node === root) })
    // Client values can deinitialize here, and write state. No access to the list is in progress.
    withExtendedLifetime(all) {}
  }

  /// Resumes the postponed actions of earlier frames, and the withheld actions if a value has changed since.
  @MainActor
  package func reopenWithheld() {
    // Postponed work and an advance of the clock do not count as changes.
    let hasNews = !isMovedByTime && (host.hasPendingWork || host.deferred.hasFrame)
    isMovedByTime = false
    if hasNews {
      recorder.forgetBroken()
      framesOfSeenLines = 0
      if hasNewInput { recorder.knownLines = LoopLines() }
    }
    hasNewInput = false
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
        if let item = reader.asItem { host.enqueueDelivery(item) } else { host.enqueueItems(reader) }
      }
    }
  }
}

/// An action that a frame has deferred.
package struct WithheldAction {
  package let action: PendingAction
  /// Whether the next frame runs the action unconditionally.
  package let isForNextFrame: Bool
}

extension PendingAction {
  /// The item of the action. For a reader that is not an item, this is the item inside it.
  package var item: ItemNode? {
    node.asItem ?? (node.flags.contains(.isRemoved) ? nil : node.onlyItem().object())
  }

  /// This action, without a reference to a removed node whose surroundings may be released.
  package var outlivingFrame: PendingAction {
    guard node.flags.contains(.isRemoved), let root = node.host.root else { return self }
    return PendingAction(node: root, kind: kind, moment: moment)
  }

  /// Whether the action is discarded if its node was removed from the tree.
  package var needsItsNode: Bool { delivery != nil || moment == .appearance }

  /// This action for a later frame. An appearance action does not run if its view was removed in the meantime.
  @MainActor package var ofWhatIsThere: PendingAction {
    guard case .plain(let name, let body) = kind, moment == .appearance else { return self }
    return PendingAction(
      node: node, kind: .plain(name) { [node] in if !node.flags.contains(.isRemoved) { body() } }, moment: moment)
  }
}
