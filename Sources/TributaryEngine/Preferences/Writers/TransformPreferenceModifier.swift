public import TributaryDiagnostics

/// A modifier that transforms the value published below it.
@_documentation(visibility: internal)
public struct TransformPreferenceModifier<K: PreferenceKey> {
  // `identity(of:)` requires `transform` to be the first stored property.
  @usableFromInline let transform: (inout K.Value) -> Void

  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(_ transform: @escaping (inout K.Value) -> Void, location: Diagnostic.Location) {
    self.transform = transform
    self.location = location
  }
}

extension TransformPreferenceModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PreferenceTransformNode<K> {
    PreferenceTransformNode<K>(
      inputs.hostReference.with { $0.preferenceKeyReference(K.self) }, inputs, modifier.pointee.location,
      identity: identity(of: modifier), evaluate: evaluation(modifier.pointee.transform))
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PreferenceTransformNode<K>) {
    let identity = identity(of: modifier)
    if node.isEvaluated(by: identity) { return }
    node.update(identity, evaluate: evaluation(modifier.pointee.transform))
  }

  @inlinable
  static func identity(of modifier: UnsafePointer<Self>) -> ClosureIdentity {
    ClosureIdentity(at: UnsafeRawPointer(modifier))
  }

  @inlinable @MainActor
  static func evaluation(_ transform: @escaping (inout K.Value) -> Void) -> PreferenceTransformNode<K>.Evaluation {
    { node, source in node.apply(to: source) { transform(&$0) } }
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
