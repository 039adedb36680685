public import TributaryDiagnostics

/// Runs an action when the value that is published below has changed.
public struct PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
  @usableFromInline let action: (K.Value) -> Void
  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(action: @escaping (K.Value) -> Void, location: Diagnostic.Location) {
    self.action = action
    self.location = location
  }
}

extension PreferenceActionModifier: UnaryModifier {
  public typealias Body = Never

  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    let key = inputs.host.preferenceKey(K.self)
    key.learnEquality(of: K.Value.self)
    return PreferenceReaderNode<K>(key, inputs, modifier.pointee.action, modifier.pointee.location)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: PreferenceReaderNode<K>.self).action = modifier.pointee.action
  }
}

extension View {
  /// Runs `action` when the value that views below this one publish under `key` has changed.
  ///
  /// The action runs after the tree has been walked, on the main actor, once for the first value, then for every value
  /// that is not equal to the last. State may be written in it; it then takes another pass. Where nothing below
  /// publishes, it does not run; when the last publisher goes, it runs once with the default.
  ///
  /// > Source: conformance PREF-12, PREF-13, PREF-14; C2.
  @inlinable
  public nonisolated consuming func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action, location: Diagnostic.Location(fileID: file, line: line)))
  }
}

/// The node of a reader that runs an action.
@usableFromInline
package final class PreferenceReaderNode<K: PreferenceKey>: UnaryNode where K.Value: Equatable {
  @usableFromInline unowned(unsafe) let key: PreferenceKeyInfo
  @usableFromInline var action: (K.Value) -> Void
  private var delivered: K.Value?
  private let location: Diagnostic.Location

  @usableFromInline
  package init(
    _ key: PreferenceKeyInfo, _ inputs: NodeInputs, _ action: @escaping (K.Value) -> Void,
    _ location: Diagnostic.Location
  ) {
    self.key = key
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
  override package func concealmentDidChange() {
    host.enqueueDelivery(self)
    super.concealmentDidChange()
  }

  @MainActor
  override package func readPreferences() {
    let value: K.Value
    if let child, child.contributes(to: key), let source = child.contribution(to: key) {
      value = source.value(of: K.self)
    } else if delivered != nil {
      value = K.defaultValue
    } else {
      return
    }
    if let delivered, isSame(delivered, value) { return }
    let before = delivered
    delivered = value
    host.enqueueAction(
      self,
      .delivery(
        Delivery(
          reader: "onPreferenceChange", source: key.name, location: location, key: key, old: before, value: value,
          withhold: { [weak self] in self?.delivered = before },
          action: { [weak self] in self?.action(value) })))
  }

  @MainActor
  override package func describePreferences(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    super.describePreferences(key, into: &trace)
    if key === self.key { trace.addReader("onPreferenceChange", at: self, location: location) }
  }
}

extension PreferenceReaderNode: ReadsPreference {
  var readKey: PreferenceKeyInfo { key }
}
