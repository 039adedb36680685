public import TributaryDiagnostics

/// A modifier whose closure computes the value of a preference from an anchor of the view.
@MainActor @preconcurrency
@usableFromInline
package protocol AnchorModifier: PreferenceTransform {
  /// The type of the value to which the anchor resolves.
  associatedtype Value

  /// The source of the anchor.
  nonisolated var source: Anchor<Value>.Source { get }
}

extension AnchorModifier {
  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TransformPreferenceNode<Self> {
    AnchorPreferenceNode<Self>(modifier, inputs)
  }

  @inlinable
  package nonisolated static func areEqual(_ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>) -> Bool {
    ClosureIdentity.areEqual(at: a, b) && a.pointee.source.box.isEqual(to: b.pointee.source.box)
  }
}

/// A modifier that publishes a value computed from an anchor of the view.
@_documentation(visibility: internal)
public struct AnchorPreferenceModifier<A, K: PreferenceKey> {
  // `ClosureIdentity` requires `transform` to be the first stored property.
  @usableFromInline let transform: (Anchor<A>) -> K.Value
  @usableFromInline package let source: Anchor<A>.Source
  @usableFromInline package let location: Diagnostic.Location

  @inlinable
  init(source: Anchor<A>.Source, location: Diagnostic.Location, transform: @escaping (Anchor<A>) -> K.Value) {
    self.transform = transform
    self.source = source
    self.location = location
  }
}

extension AnchorPreferenceModifier: AnchorModifier {
  public typealias Body = Never

  @usableFromInline package typealias Key = K
  @usableFromInline package typealias Value = A

  @inlinable package static var includesContent: Bool { false }

  @inlinable
  package func apply(to value: inout K.Value, at node: ItemNode) { value = transform(source.anchor(at: node)) }
}

/// A modifier that transforms the value published below it with an anchor of the view.
@_documentation(visibility: internal)
public struct AnchorTransformModifier<A, K: PreferenceKey> {
  // `ClosureIdentity` requires `transform` to be the first stored property.
  @usableFromInline let transform: (inout K.Value, Anchor<A>) -> Void
  @usableFromInline package let source: Anchor<A>.Source
  @usableFromInline package let location: Diagnostic.Location

  @inlinable
  init(
    source: Anchor<A>.Source, location: Diagnostic.Location, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) {
    self.transform = transform
    self.source = source
    self.location = location
  }
}

extension AnchorTransformModifier: AnchorModifier {
  public typealias Body = Never

  @usableFromInline package typealias Key = K
  @usableFromInline package typealias Value = A

  @inlinable package static var includesContent: Bool { true }

  @inlinable
  package func apply(to value: inout K.Value, at node: ItemNode) { transform(&value, source.anchor(at: node)) }
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
