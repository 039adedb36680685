package import TributaryDiagnostics
package import TributaryFeedback

/// A reader whose action is run when a value is another than the one before.
///
/// A value that is withheld counts as never seen, so that it is found again as soon as anybody looks.
package protocol DeliveringNode: ViewNode {
  associatedtype Delivered: Equatable

  /// What the action was last told, or is about to be; `nil` for nothing yet.
  var delivered: Delivered? { get set }
}

extension DeliveringNode {
  /// Enqueues the action if the value is another than the one before.
  ///
  /// - Parameters:
  ///   - source: The key or type of what is delivered.
  ///   - key: The key of what is delivered, if it is a preference.
  ///   - action: Run with the reader, the value before, which is `value` for the first one, and `value`.
  @MainActor
  package func deliver(
    _ value: Delivered, to reader: ActionName, from source: String, key: PreferenceKeyInfo? = nil,
    at location: Diagnostic.Location, _ action: @escaping @MainActor (Self, Delivered, Delivered) -> Void
  ) {
    // It hears of it when it comes into sight.
    if isAbsent(.unseen) { return }
    let before = delivered
    if let before, isSame(before, value) { return }
    delivered = value
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: reader, source: source, location: location, key: key, old: before, value: value,
          withhold: { [weak self] in self?.delivered = before },
          action: { [weak self] in
            guard let self else { return }
            action(self, before ?? value, value)
          })))
  }
}

/// An item that the preference pass brings up to date.
package protocol DeliveryReader: ItemNode {
  /// Reads what it goes by, because it stood in the queue of the preference pass.
  ///
  /// Called once for each time that it was enqueued, deepest items first. It may pull folds, open a scope for content that it
  /// builds, and enqueue actions.
  @MainActor func readPreferences()

  /// Whether it reads while it is concealed too.
  var readsConcealed: Bool { get }
}

extension DeliveryReader {
  package var readsConcealed: Bool { false }
}

/// The delivery of a value to a reader's action.
package struct Delivery {
  package let reader: ActionName
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
