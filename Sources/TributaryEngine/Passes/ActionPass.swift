/// Runs what the walk has found to be due, in the order of `ActionOrder`.
extension ViewGraph {
  /// Takes what is due out of the queue, in order.
  @MainActor
  package func takeActions() -> ContiguousArray<PendingAction> {
    guard !actions.isEmpty else { return [] }
    let due = actions
    actions = []
    return due.count > 1 ? ActionOrder(due, in: self).sorted() : due
  }

  /// Runs an action so that tasks that it starts can be told by it, if loops that cross frames are looked for.
  @MainActor
  private func runTraced(_ action: PendingAction, _ body: @MainActor () -> Void) {
    guard feedback.chain.isTracing else { return body() }
    let cause = FeedbackCause(host: ObjectIdentifier(self), reader: LoopReaderID(action))
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
