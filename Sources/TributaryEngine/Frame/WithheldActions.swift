/// The actions that frames have not run although they were due.
///
/// A *postponed* action runs in the next frame. A *withheld* action waits until a value changes for another reason than
/// a postponed action or an advance of the clock. The reader of a delivery discards the recorded value in both cases,
/// so that every view reflects the current state.
///
/// Invariants:
/// 1. From the last permitted pass of a frame on, every due action is postponed or withheld, so that no action can
///    cause a further pass.
/// 2. No entry refers to a removed node other than the root, because the surroundings of a removed node are released.
///
/// Tested by `LimitTests`, `LoopBreakTests`.
package final class WithheldActions {
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  /// Whether an advance of the clock is the only change since the last frame.
  @exclusivity(unchecked) private var isMovedByTime = false
  /// Whether the limit of passes has postponed actions of the current frame.
  @exclusivity(unchecked) private(set) var isAtLimit = false

  /// The host, which owns this object.
  private unowned let host: ViewGraph

  init(of host: ViewGraph) { self.host = host }

  /// An action that has not run.
  private struct Entry {
    let action: PendingAction
    /// Whether the next frame runs the action unconditionally.
    let isForNextFrame: Bool
  }

  /// Withholds an action until a value changes for another reason than a postponed action or an advance of the clock.
  @MainActor
  package func withhold(_ action: PendingAction) { append(action, isForNextFrame: false) }

  /// Defers an action to the next frame.
  @MainActor
  package func postpone(_ action: PendingAction) { append(action, isForNextFrame: true) }

  @MainActor
  private func append(_ action: PendingAction, isForNextFrame: Bool) {
    action.delivery?.withhold()
    entries.append(Entry(action: action.outlivingFrame, isForNextFrame: isForNextFrame))
  }

  /// Defers the actions that are due in the last permitted pass of a frame.
  @MainActor
  func postponeAtLimit(_ due: ContiguousArray<PendingAction>) {
    isAtLimit = true
    for action in due { postpone(action) }
  }

  /// Runs the changes that an advance of the clock causes between two frames. If no other change occurs, no withheld
  /// action is resumed.
  package func movingTime(_ body: () -> Void) {
    let wasQuiet = !host.hasPendingWork && !host.deferred.hasFrame
    body()
    isMovedByTime = wasQuiet
  }

  /// Releases the nodes of withheld actions that were removed from the tree, because their surroundings are released.
  @MainActor
  func detach() {
    if entries.isEmpty { return }
    let all = entries
    entries = ContiguousArray(
      all.lazy.map { Entry(action: $0.action.outlivingFrame, isForNextFrame: $0.isForNextFrame) }
        .filter { [root = host.root] in !($0.action.needsItsNode && $0.action.node === root) })
    // Client values can deinitialize here, and write state. No access to the list is in progress.
    withExtendedLifetime(all) {}
  }

  /// Whether no action waits.
  var isEmpty: Bool { entries.isEmpty }

  /// Ends a change of the clock that has not caused a frame.
  func frameWasSkipped() { isMovedByTime = false }

  /// Resumes the postponed actions of earlier frames, and the withheld actions if a value has changed since.
  ///
  /// - Returns: Whether anything has changed since the last frame, other than by postponed actions or an advance of the
  ///   clock.
  @MainActor
  func resume(in host: ViewGraph) -> Bool {
    let hasNews = !isMovedByTime && (host.hasPendingWork || host.deferred.hasFrame)
    isMovedByTime = false
    isAtLimit = false
    guard !entries.isEmpty else { return hasNews }
    let kept = entries
    entries = []
    for entry in kept {
      guard hasNews || entry.isForNextFrame else {
        entries.append(entry)
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
    return hasNews
  }
}

extension PendingAction {
  /// The item of the action. For a reader that is not an item, this is the item inside it.
  package var item: ItemNode? {
    node.asItem ?? (node.flags.contains(.isRemoved) ? nil : node.onlyItem().object())
  }

  /// This action, without a reference to a removed node whose surroundings may be released.
  fileprivate var outlivingFrame: PendingAction {
    guard node.flags.contains(.isRemoved), let root = node.host.root else { return self }
    return PendingAction(node: root, kind: kind, stage: stage)
  }

  /// Whether the action is discarded if its node was removed from the tree.
  fileprivate var needsItsNode: Bool { delivery != nil || stage == .appearance }

  /// This action for a later frame. An appearance action does not run if its view was removed in the meantime.
  @MainActor fileprivate var ofWhatIsThere: PendingAction {
    guard case .plain(let name, let body) = kind, stage == .appearance else { return self }
    return PendingAction(
      node: node, kind: .plain(name) { [node] in if !node.flags.contains(.isRemoved) { body() } }, stage: stage)
  }
}
