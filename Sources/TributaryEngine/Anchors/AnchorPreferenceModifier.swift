public import TributaryDiagnostics

/// A modifier whose closure computes the value of a preference from an anchor of the view.
@MainActor @preconcurrency
@usableFromInline
package protocol AnchorModifier: ComputedWriterModifier {
  /// The type of the value to which the anchor resolves.
  associatedtype Value

  /// The source of the anchor.
  nonisolated var source: Anchor<Value>.Source { get }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - value: The value published below, or the default of the key.
  ///   - anchor: The anchor of the item.
  nonisolated func apply(to value: inout Key.Value, _ anchor: Anchor<Value>)
}

extension AnchorModifier {
  @inlinable
  package static func makeWriter(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AnchorWriterNode<Self> {
    AnchorWriterNode<Self>(modifier, inputs)
  }

  @inlinable
  package static func updateWriter(_ modifier: UnsafePointer<Self>, _ writer: AnchorWriterNode<Self>) {
    writer.update(modifier)
  }

  @inlinable
  package static func contentWasMade(in writer: AnchorWriterNode<Self>) { writer.observeItem() }

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
  package func apply(to value: inout K.Value, _ anchor: Anchor<A>) { value = transform(anchor) }
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
  package func apply(to value: inout K.Value, _ anchor: Anchor<A>) { transform(&value, anchor) }
}

extension View {
  /// Publishes a value computed from an anchor of this view, in place of the values published by its descendants.
  ///
  /// - Parameters:
  ///   - _: The type of the preference key.
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
  ///   - _: The type of the preference key.
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
