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
    let due = actions.contains(where: \.isWithdrawn) ? actions.filter { !$0.isWithdrawn } : actions
    actions = []
    let ordered = due.count > 1 ? ActionOrder(due, in: self).sorted() : due
    return earlier.isEmpty ? ordered : earlier + ordered
  }

  /// Runs an action. Tasks that it starts are attributed to it if the detection of loops across frames is active.
  @MainActor
  private func runTraced(_ action: PendingAction, _ body: @MainActor () -> Void) {
    guard feedback.chain.isTracing else { return body() }
    let cause = FeedbackCause(host: self, reader: LoopReaderID(action))
    FeedbackCause.$current.withValue(cause, operation: body)
  }

  @MainActor
  package func runActions(_ actions: ContiguousArray<PendingAction>) {
    for action in actions {
      counts.actions += 1
      switch action.kind {
      case .plain(_, let body):
        emit(.willAct(action))
        runTraced(action, body)
      case .delivery(let delivery):
        if action.node.flags.contains(.isRemoved) { continue }
        emit(.willAct(action))
        runTraced(action, delivery.action)
      }
      emit(.didAct)
    }
  }
}
