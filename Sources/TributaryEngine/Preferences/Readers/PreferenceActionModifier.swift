public import TributaryDiagnostics

/// A modifier that runs an action when the value published below it has changed.
@_documentation(visibility: internal)
public struct PreferenceActionModifier<K: PreferenceKey> where K.Value: Equatable {
  @usableFromInline let action: (K.Value) -> Void
  @usableFromInline let location: Diagnostic.Location
  /// Whether the action also runs while the view is concealed, for example by a page above it.
  @usableFromInline let readsConcealed: Bool

  @inlinable
  package init(action: @escaping (K.Value) -> Void, location: Diagnostic.Location, readsConcealed: Bool = false) {
    self.action = action
    self.location = location
    self.readsConcealed = readsConcealed
  }
}

extension PreferenceActionModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PreferenceReaderNode<K> {
    let key = inputs.host.preferenceKey(K.self)
    key.learnEquality(of: K.Value.self)
    let node = PreferenceReaderNode<K>(key, inputs, modifier.pointee.action, modifier.pointee.location)
    node.readsConcealed = modifier.pointee.readsConcealed
    return node
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PreferenceReaderNode<K>) {
    node.action = modifier.pointee.action
    node.readsConcealed = modifier.pointee.readsConcealed
  }
}

extension View {
  /// Runs an action when the value that views below this one publish under a key has changed.
  ///
  /// The action runs on the main actor after the engine has evaluated the tree: once for the first value, then for
  /// every value that is not equal to the previous one. The action may write state, which causes another pass. It does
  /// not run if no view below publishes a value. When the last publisher is removed, the action runs once with the
  /// default.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - action: A closure that receives the new value.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
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
