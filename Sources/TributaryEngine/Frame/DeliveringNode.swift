package import TributaryDiagnostics

/// A reader that runs its action when a value differs from the previous one.
///
/// A withheld value counts as not delivered, so that the next check finds it again.
package protocol DeliveringNode: ViewNode {
  associatedtype Delivered: Equatable

  /// The last value delivered to the action, or about to be delivered; `nil` before the first delivery.
  var delivered: Delivered? { get set }
}

extension DeliveringNode {
  /// Enqueues the action if the value differs from the previous one.
  ///
  /// - Parameters:
  ///   - source: The key or type of the delivered value.
  ///   - key: The key of the delivered value, if it is a preference.
  ///   - whileUnseen: Whether the delivery is also made while the reader is not visible.
  ///   - action: A closure that receives the reader, the previous value and `value`. For the first delivery, both
  ///     values are `value`.
  @MainActor
  package func deliver(
    _ value: Delivered, to reader: ActionName, from source: String, key: PreferenceKeyInfo? = nil,
    whileUnseen: Bool = false, at location: Diagnostic.Location,
    _ action: @escaping @MainActor (Self, Delivered, Delivered) -> Void
  ) {
    // The delivery is made when the reader becomes visible.
    if !whileUnseen, isAbsent(.unseen) { return }
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

/// An item that the preference pass updates.
package protocol DeliveryReader: ItemNode {
  /// Reads the preferences of this item, which was in the queue of the preference pass.
  ///
  /// The pass calls this method once for each time that the item was enqueued, deepest items first. The method may
  /// evaluate folds, open a scope for content that it builds, and enqueue actions.
  @MainActor func readPreferences()

  /// Whether the item also reads preferences while it is concealed.
  var readsConcealed: Bool { get }
}

extension DeliveryReader {
  package var readsConcealed: Bool { false }
}

/// The delivery of a value to a reader's action.
package struct Delivery {
  package let reader: ActionName
  /// The key or type of the delivered value.
  package let source: String
  /// The name of the value in reports: a preference key, or the modifier in the source with the type of the value, such
  /// as `onGeometryChange(for: CGFloat)`.
  package var name: String { key == nil ? reader.call(for: source) : source }
  package let location: Diagnostic.Location?
  /// The key of the delivered value, if it is a preference.
  package var key: PreferenceKeyInfo?
  package let old: Any?
  package let value: Any
  /// A closure that reverts the delivery: the reader discards the recorded value.
  package let withhold: @MainActor () -> Void
  package let action: @MainActor () -> Void

  package init(
    reader: ActionName, source: String, location: Diagnostic.Location?, key: PreferenceKeyInfo? = nil, old: Any?,
    value: Any, withhold: @escaping @MainActor () -> Void, action: @escaping @MainActor () -> Void
  ) {
    self.reader = reader
    self.source = source
    self.location = location
    self.key = key
    self.old = old
    self.value = value
    self.withhold = withhold
    self.action = action
  }
}
