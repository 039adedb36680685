import TributaryDiagnostics

/// Runs the pending actions of a walk, in the order of `ActionOrder`.
extension ViewGraph {
  /// Removes the pending actions and returns them in order, after those of early passes.
  ///
  /// - Parameter earlier: The actions of early passes.
  @MainActor
  package func takeActions(after earlier: ContiguousArray<PendingAction>) -> ContiguousArray<PendingAction> {
    queues.finishedPasses &+= 1
    guard !actions.isEmpty else { return earlier }
    // The actions are released after the access has ended, because client objects may be released with them.
    let all = actions
    actions = []
    let due = all.contains(where: \.isWithdrawn) ? all.filter { !$0.isWithdrawn } : all
    let ordered = due.count > 1 ? ActionOrder(due, in: self).sorted() : due
    return earlier.isEmpty ? ordered : earlier + ordered
  }

  @MainActor
  private func run(_ action: PendingAction, _ body: @MainActor () -> Void) {
    if let supervisor { supervisor.run(action, body) } else { body() }
  }

  @MainActor
  package func runActions(_ actions: ContiguousArray<PendingAction>) {
    for action in actions {
      counts.actions += 1
      switch action.kind {
      case .plain(_, let body):
        emit(.willAct(action))
        run(action, body)
      case .delivery(let delivery):
        if action.node.flags.contains(.isRemoved) { continue }
        emit(.willAct(action))
        run(action, delivery.action)
      }
      emit(.didAct)
    }
  }
}
