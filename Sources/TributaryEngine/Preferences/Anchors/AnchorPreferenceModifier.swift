public import TributaryDiagnostics

/// A modifier that publishes a value computed from an anchor of the view.
@_documentation(visibility: internal)
public struct AnchorPreferenceModifier<A, K: PreferenceKey> {
  // `ClosureIdentity(at:)` requires `transform` to be the first stored property.
  @usableFromInline let transform: (Anchor<A>) -> K.Value
  @usableFromInline let source: Anchor<A>.Source
  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(source: Anchor<A>.Source, location: Diagnostic.Location, transform: @escaping (Anchor<A>) -> K.Value) {
    self.transform = transform
    self.source = source
    self.location = location
  }
}

extension AnchorPreferenceModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AnchorPreferenceNode<A, K> {
    AnchorPreferenceNode<A, K>(
      inputs.hostReference.with { $0.preferenceKeyReference(K.self) }, inputs, modifier.pointee.location,
      includesContent: false, source: modifier.pointee.source, identity: ClosureIdentity(at: modifier),
      evaluate: evaluation(modifier.pointee.source, modifier.pointee.transform))
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: AnchorPreferenceNode<A, K>) {
    let identity = ClosureIdentity(at: modifier)
    if node.isEvaluated(by: identity, at: modifier.pointee.source) { return }
    node.update(
      identity, at: modifier.pointee.source,
      evaluate: evaluation(modifier.pointee.source, modifier.pointee.transform))
  }

  @inlinable @MainActor
  static func evaluation(
    _ anchor: Anchor<A>.Source, _ transform: @escaping (Anchor<A>) -> K.Value
  ) -> PreferenceTransformNode<K>.Evaluation {
    { node, source in node.apply(to: source) { $0 = transform(anchor.anchor(at: node)) } }
  }
}

/// A modifier that transforms the value published below it with an anchor of the view.
@_documentation(visibility: internal)
public struct AnchorTransformModifier<A, K: PreferenceKey> {
  // `ClosureIdentity(at:)` requires `transform` to be the first stored property.
  @usableFromInline let transform: (inout K.Value, Anchor<A>) -> Void
  @usableFromInline let source: Anchor<A>.Source
  @usableFromInline let location: Diagnostic.Location

  @inlinable
  init(
    source: Anchor<A>.Source, location: Diagnostic.Location, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) {
    self.transform = transform
    self.source = source
    self.location = location
  }
}

extension AnchorTransformModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AnchorPreferenceNode<A, K> {
    AnchorPreferenceNode<A, K>(
      inputs.hostReference.with { $0.preferenceKeyReference(K.self) }, inputs, modifier.pointee.location,
      includesContent: true, source: modifier.pointee.source, identity: ClosureIdentity(at: modifier),
      evaluate: evaluation(modifier.pointee.source, modifier.pointee.transform))
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: AnchorPreferenceNode<A, K>) {
    let identity = ClosureIdentity(at: modifier)
    if node.isEvaluated(by: identity, at: modifier.pointee.source) { return }
    node.update(
      identity, at: modifier.pointee.source,
      evaluate: evaluation(modifier.pointee.source, modifier.pointee.transform))
  }

  @inlinable @MainActor
  static func evaluation(
    _ anchor: Anchor<A>.Source, _ transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> PreferenceTransformNode<K>.Evaluation {
    { node, source in node.apply(to: source) { transform(&$0, anchor.anchor(at: node)) } }
  }
}

extension View {
  /// Publishes a value computed from an anchor of this view, in place of the values published by its descendants.
  ///
  /// - Parameters:
  ///   - value: The source of the anchor.
  ///   - transform: A closure that returns the published value for the anchor.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  @inlinable
  public nonisolated consuming func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(
        source: value, location: Diagnostic.Location(fileID: file, line: line), transform: transform))
  }

  /// Transforms the value published by this view's descendants with an anchor of this view.
  ///
  /// - Parameters:
  ///   - value: The source of the anchor.
  ///   - transform: A closure that changes the value published below with the anchor.
  ///   - file: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  @inlinable
  public nonisolated consuming func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void,
    file: StaticString = #fileID, line: UInt32 = #line
  ) -> some View {
    modifier(
      AnchorTransformModifier<A, K>(
        source: value, location: Diagnostic.Location(fileID: file, line: line), transform: transform))
  }
}
