public import TributaryDiagnostics

/// A modifier that transforms the value published below it.
@_documentation(visibility: internal)
public struct TransformPreferenceModifier<K: PreferenceKey> {
  // `ClosureIdentity` requires `transform` to be the first stored property.
  @usableFromInline let transform: (inout K.Value) -> Void

  @usableFromInline package let location: Diagnostic.Location

  @inlinable
  init(_ transform: @escaping (inout K.Value) -> Void, location: Diagnostic.Location) {
    self.transform = transform
    self.location = location
  }
}

extension TransformPreferenceModifier: ComputedWriterModifier {
  public typealias Body = Never

  @usableFromInline package typealias Key = K

  @inlinable package static var includesContent: Bool { true }

  @inlinable
  package static func makeWriter(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ComputedWriterNode<Self> {
    ComputedWriterNode<Self>(modifier, inputs) { node, below, _ in
      // The closure may cause an update of the node, so a copy of the modifier retains it.
      let modifier = node.modifier
      node.apply(to: below, modifier.transform)
    }
  }

  @inlinable
  package static func updateWriter(_ modifier: UnsafePointer<Self>, _ writer: ComputedWriterNode<Self>) {
    writer.update(modifier)
  }

  @inlinable
  package static func areEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    ClosureIdentity.areEqual(at: a, b)
  }
}

extension View {
  /// Transforms the value that views below this one publish, or the key's default if none of them publishes a value.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - callback: A closure that changes the value.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  @inlinable
  public nonisolated consuming func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void, file: StaticString = #fileID,
    line: UInt32 = #line
  ) -> some View {
    modifier(TransformPreferenceModifier<K>(callback, location: Diagnostic.Location(fileID: file, line: line)))
  }
}
