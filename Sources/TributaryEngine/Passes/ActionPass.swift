package import TributaryFeedback

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

/// An action that a walk has found to be due.
package struct PendingAction {
  package let node: ViewNode
  package let kind: Kind
  package let moment: Moment
  /// Whether it belongs to a view that went at once, as its transition asks: it comes before what takes the view's place.
  package var precedesInsertions = false

  /// What an action answers to; see `ActionOrder` for what follows from it.
  package enum Moment {
    /// Something is delivered to a reader, or anything else that has no place of its own.
    case delivery
    /// A value that a view was made with is another one; the view was there before.
    case change
    /// A view has come.
    case appearance
    /// A view has gone.
    case disappearance
  }

  package enum Kind {
    /// Anything but the delivery of a value, with what runs it.
    case plain(ActionName, @MainActor () -> Void)
    /// The delivery of a value, with what a report of a loop needs to know about it.
    case delivery(Delivery)
  }

  package var delivery: Delivery? {
    if case .delivery(let delivery) = kind { delivery } else { nil }
  }

  /// What runs the action.
  package var name: ActionName {
    switch kind {
    case .plain(let name, _): name
    case .delivery(let delivery): delivery.reader
    }
  }
}
