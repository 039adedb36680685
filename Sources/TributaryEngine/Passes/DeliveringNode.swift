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
