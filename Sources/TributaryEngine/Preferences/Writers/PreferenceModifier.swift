public import TributaryDiagnostics

/// A modifier that publishes a value under a preference key, in place of the values published below it.
@_documentation(visibility: internal)
public struct PreferenceModifier<K: PreferenceKey> {
  // The engine depends on the order of these properties.
  @usableFromInline let value: K.Value
  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(value: consuming K.Value, location: Diagnostic.Location) {
    self.value = value
    self.location = location
  }
}

extension PreferenceModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PreferenceWriterNode<K> {
    PreferenceWriterNode<K>(modifier.first(as: K.Value.self), modifier.pointee.location, inputs)
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PreferenceWriterNode<K>) {
    node.update(modifier.first(as: K.Value.self))
  }
}

extension View {
  /// Publishes a value under a preference key to the ancestors of this view.
  ///
  /// The value hides all values that views below this one publish under the key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value to publish.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  @inlinable
  public nonisolated consuming func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: consuming K.Value, file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value, location: Diagnostic.Location(fileID: file, line: line)))
  }
}
