public import TributaryDiagnostics

/// A modifier that publishes or transforms a preference with an anchor of the view.
@_documentation(visibility: internal)
public struct AnchorPreferenceModifier<A, K: PreferenceKey> {
  @usableFromInline let source: Anchor<A>.Source
  @usableFromInline let includesContent: Bool
  @usableFromInline let location: Diagnostic.Location
  @usableFromInline let transform: (inout K.Value, Anchor<A>) -> Void

  @inlinable
  init(
    source: Anchor<A>.Source, includesContent: Bool, location: Diagnostic.Location,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) {
    self.location = location
    self.source = source
    self.includesContent = includesContent
    self.transform = transform
  }
}

extension AnchorPreferenceModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AnchorPreferenceNode<K> {
    AnchorPreferenceNode<K>(
      inputs.hostReference.with { $0.preferenceKeyReference(K.self) }, inputs, modifier.pointee.location,
      includesContent: modifier.pointee.includesContent,
      evaluate: evaluation(modifier.pointee.source, modifier.pointee.transform))
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: AnchorPreferenceNode<K>) {
    node.includes = modifier.pointee.includesContent
    node.update(evaluate: evaluation(modifier.pointee.source, modifier.pointee.transform))
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
        source: value, includesContent: false, location: Diagnostic.Location(fileID: file, line: line)
      ) { value, anchor in
        value = transform(anchor)
      })
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
      AnchorPreferenceModifier<A, K>(
        source: value, includesContent: true, location: Diagnostic.Location(fileID: file, line: line),
        transform: transform))
  }
}

/// A node that publishes a value computed from its geometry.
package protocol MeasuresGeometry: ViewNode {}

/// The node of an anchor preference, which recomputes its value when its geometry in the root has changed.
@usableFromInline
package final class AnchorPreferenceNode<K: PreferenceKey>: PreferenceTransformNode<K>, MeasuresGeometry {
  /// Whether the node transforms the value published below instead of replacing it.
  ///
  /// Updates always pass a different transformation, which causes the value to be recomputed.
  @exclusivity(unchecked) @usableFromInline package var includes: Bool
  /// The geometry of the published anchor; `nil` if the value contains none.
  @exclusivity(unchecked) private var lastGeometry: RootGeometry?

  @usableFromInline
  package init(
    _ key: Unretained<PreferenceKeyInfo>, _ inputs: NodeInputs, _ location: Diagnostic.Location, includesContent: Bool,
    evaluate: @escaping Evaluation
  ) {
    includes = includesContent
    super.init(
      key, inputs, location, flags: .subtreeHasWriters.union(.subtreeHasObservers), evaluate: evaluate)
  }

  @usableFromInline
  override package var includesContent: Bool { includes }

  override package func geometryOfNewAnchor() -> RootGeometry {
    let geometry = super.geometryOfNewAnchor()
    lastGeometry = geometry
    return geometry
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    // The next evaluation creates an anchor with the new geometry.
    if isDirty { return true }
    let geometry = RootGeometry(of: self)
    if geometry != lastGeometry {
      lastGeometry = geometry
      invalidate()
    }
    return true
  }
}
