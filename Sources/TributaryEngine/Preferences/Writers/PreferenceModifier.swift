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

extension PreferenceModifier: WriterModifier {
  public typealias Body = Never

  @inlinable
  package static func makeWriter(
    _ modifier: UnsafePointer<Self>, _ inputs: NodeInputs
  ) -> PreferenceWriterNode<K.Value> {
    PreferenceWriterNode(
      modifier.first(as: K.Value.self).pointee, inputs.hostReference.with { $0.preferenceKeyReference(K.self) },
      modifier.pointee.location, inputs)
  }

  @inlinable @inline(__always)
  package static func updateWriter(_ modifier: UnsafePointer<Self>, _ writer: PreferenceWriterNode<K.Value>) {
    writer.update(to: modifier.first(as: K.Value.self))
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
