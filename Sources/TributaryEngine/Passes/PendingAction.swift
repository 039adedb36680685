package import TributaryFeedback

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
