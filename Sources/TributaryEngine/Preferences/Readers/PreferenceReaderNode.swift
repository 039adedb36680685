public import TributaryDiagnostics

/// The node of a preference reader that runs an action.
@usableFromInline
package final class PreferenceReaderNode<K: PreferenceKey>: UnaryNode, DeliveryReader, TracedNode, DeliveringNode
where K.Value: Equatable {
  private let keyReference: Unretained<PreferenceKeyInfo>
  @usableFromInline var action: (K.Value) -> Void
  package var delivered: K.Value?
  @usableFromInline package var readsConcealed = false
  private let location: Diagnostic.Location

  /// The description of the key, which the host retains.
  private var key: PreferenceKeyInfo { keyReference.object() }

  @usableFromInline
  package init(
    _ key: PreferenceKeyInfo, _ inputs: NodeInputs, _ action: @escaping (K.Value) -> Void,
    _ location: Diagnostic.Location
  ) {
    keyReference = Unretained(key)
    self.action = action
    self.location = location
    super.init(inputs)
    host.enqueueDelivery(self)
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    if key == nil || key === self.key { host.enqueueDelivery(self) }
    return true
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.concealment, .sight]) { host.enqueueDelivery(self) }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  package func readPreferences() {
    let value: K.Value
    if let source = child?.contribution(to: key, for: .reader) {
      value = source.value(of: K.self)
    } else if delivered != nil {
      value = K.defaultValue
    } else {
      return
    }
    deliver(
      value, to: .onPreferenceChange, from: key.name, key: key, whileUnseen: readsConcealed, at: location
    ) { $0.action($2) }
  }

  @MainActor
  package func trace(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    guard key === self.key else { return traceItems(key, into: &trace) }
    trace.addReader("onPreferenceChange", at: self, location: location) { traceItems(key, into: &$0) }
  }
}

extension PreferenceReaderNode: ReadsPreference {
  package var readKey: PreferenceKeyInfo { key }
}

/// A node that reads a preference.
@MainActor
package protocol ReadsPreference {
  var readKey: PreferenceKeyInfo { get }
}
