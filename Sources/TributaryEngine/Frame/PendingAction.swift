package import TributaryDiagnostics

/// An action that a walk has enqueued.
package struct PendingAction {
  package let node: ViewNode
  package let kind: Kind
  package let stage: Stage
  /// Whether the action belongs to a view that its transition removed immediately, so that it precedes the actions of
  /// the replacement.
  package var precedesInsertions = false
  /// Whether the action is the appearance of a view that is no longer shown, so that it does not run.
  package var isWithdrawn = false

  /// The event to which an action responds; see `ActionOrder` for the resulting order.
  package enum Stage {
    /// A delivery to a reader, or any other event without a specific order.
    case delivery
    /// A change of a value with which a view was created, while the view was in the tree.
    case change
    /// The appearance of a view.
    case appearance
    /// The disappearance of a view.
    case disappearance
  }

  package enum Kind {
    /// An action other than the delivery of a value, with its name and closure.
    case plain(ActionName, @MainActor () -> Void)
    /// The delivery of a value, with the information for a report.
    case delivery(Delivery)
  }

  package var delivery: Delivery? {
    if case .delivery(let delivery) = kind { delivery } else { nil }
  }

  /// The name of the action, for reports.
  package var name: ActionName {
    switch kind {
    case .plain(let name, _): name
    case .delivery(let delivery): delivery.reader
    }
  }
}

/// The last appearance of a view, which can be withdrawn until the pass ends. Small integers keep the nodes of
/// appearances small.
package struct PendingAppearance {
  private let pass: Int32
  private let place: Int32

  /// Records an appearance in the current pass.
  ///
  /// - Parameter position: The position of its action in the queue; `nil` without an action.
  package init(at position: Int?, in host: ViewGraph) {
    pass = Int32(truncatingIfNeeded: host.queues.finishedPasses)
    place = position.map { Int32(truncatingIfNeeded: $0) } ?? -1
  }

  /// Returns whether the view appeared in the current pass.
  package func isPending(in host: ViewGraph) -> Bool {
    pass == Int32(truncatingIfNeeded: host.queues.finishedPasses)
  }

  /// The position of the action in the queue; `nil` without an action.
  package var position: Int? { place < 0 ? nil : Int(place) }
}
