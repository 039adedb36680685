package import TributaryDiagnostics

/// An action that a walk has found to be due.
package struct PendingAction {
  package let node: ViewNode
  package let kind: Kind
  /// Whether it belongs to a view that went at once, as its transition asks: it comes before what takes the view's place.
  package var isFarewell = false

  package enum Kind {
    /// Anything but the delivery of a value, with the name of the modifier.
    case plain(String, @MainActor () -> Void)
    /// The delivery of a value, with what a report of a loop needs to know about it.
    case delivery(Delivery)
  }

  package var delivery: Delivery? {
    if case .delivery(let delivery) = kind { delivery } else { nil }
  }

  /// The name of the modifier that runs the action.
  package var name: String {
    switch kind {
    case .plain(let name, _): name
    case .delivery(let delivery): delivery.reader
    }
  }
}

/// The delivery of a value to a reader's action.
package struct Delivery {
  /// What the reader is: "onPreferenceChange", "onChange", "onGeometryChange", "task(id:)".
  package let reader: String
  /// The key or type of what is delivered.
  package let source: String
  package let location: Diagnostic.Location?
  /// The key of what is delivered, if it is a preference.
  package var key: PreferenceKeyInfo?
  package let old: Any?
  package let value: Any
  /// Takes the delivery back: the reader forgets that it has seen the value.
  package let withhold: @MainActor () -> Void
  package let action: @MainActor () -> Void
}

/// Runs what is due in the order of the view tree: a view's own modifiers from the inside out, siblings in view order.
/// What belongs to views that have gone comes last, so that a replacement appears before what it replaces disappears;
/// unless these are to go at once by the identity transition: then it comes first.
extension HostCore {
  @MainActor
  package func takeActions() -> ContiguousArray<PendingAction> {
    var taken = actions
    actions = []
    var isSorted = true
    for index in taken.indices.dropFirst() where !precedesInActions(taken[index - 1], taken[index]) {
      isSorted = false
      break
    }
    if !isSorted {
      let order = taken.indices.sorted { a, b in
        if taken[a].node === taken[b].node { return a < b }
        return precedesInActions(taken[a], taken[b])
      }
      taken = ContiguousArray(order.map { taken[$0] })
    }
    return taken
  }

  private func precedesInActions(_ a: PendingAction, _ b: PendingAction) -> Bool {
    if a.isFarewell != b.isFarewell { return a.isFarewell }
    let (aHasGone, bHasGone) = (a.node.flags.contains(.isRemoved), b.node.flags.contains(.isRemoved))
    return aHasGone == bHasGone ? precedesInPostOrder(a.node, b.node) : bHasGone
  }

  /// Runs an action so that tasks that it starts can be told by it, if loops that cross frames are looked for.
  @MainActor
  private func runTraced(_ action: PendingAction, _ body: @MainActor () -> Void) {
    guard chain.isListening else { return body() }
    let cause = FeedbackCause(host: ObjectIdentifier(self), reader: LoopReaderID(action))
    FeedbackCause.$current.withValue(cause, operation: body)
  }

  @MainActor
  package func runActions(_ actions: ContiguousArray<PendingAction>) {
    for action in actions {
      counts.actions += 1
      switch action.kind {
      case .plain(_, let body):
        tell(.willAct(action))
        runTraced(action, body)
      case .delivery(let delivery):
        if action.node.flags.contains(.isRemoved) { continue }
        tell(.willAct(action))
        runTraced(action, delivery.action)
      }
      tell(.didAct)
    }
  }
}
