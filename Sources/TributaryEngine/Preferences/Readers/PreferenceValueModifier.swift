public import TributaryGeometry

/// A modifier that places views built from a preference in front of or behind the view that publishes it.
@_documentation(visibility: internal)
public struct PreferenceValueModifier<K: PreferenceKey, Secondary: View, Side: DecorationSide> {
  // `identity(of:)` requires `content` to be the first stored property.
  @usableFromInline let content: (K.Value) -> Secondary
  @usableFromInline let alignment: Alignment

  @inlinable
  init(alignment: Alignment, content: @escaping (K.Value) -> Secondary) {
    self.alignment = alignment
    self.content = content
  }
}

extension PreferenceValueModifier: ItemModifier {
  public typealias Body = Never

  @inlinable
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PreferenceValueNode<K> {
    PreferenceValueNode<K>(
      inputs.host.preferenceKey(K.self), inputs, isBehind: Side._isBehind,
      alignment: modifier.pointee.alignment, identity: identity(of: modifier), build: builder(of: modifier))
  }

  @inlinable
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PreferenceValueNode<K>) {
    node.update(alignment: modifier.pointee.alignment)
    let identity = identity(of: modifier)
    if node.isBuilt(from: identity) { return }
    node.update(identity, build: builder(of: modifier))
  }

  @inlinable
  static func identity(of modifier: UnsafePointer<Self>) -> ClosureIdentity {
    ClosureIdentity(at: UnsafeRawPointer(modifier))
  }

  @inlinable @MainActor
  static func builder(
    of modifier: UnsafePointer<Self>
  ) -> @MainActor (PreferenceValueNode<K>, K.Value) -> Void {
    let content = modifier.pointee.content
    return { node, value in
      withEvaluation(of: node) {
        content(value)
      } apply: { view in
        if let existing = node.secondary?.content {
          Secondary._updateNode(view, existing)
        } else {
          node.makeSecondary { Secondary._makeNode(view, $0) }
        }
      }
    }
  }
}

extension View {
  /// Layers views in front of this one that are built from the value that it publishes under a key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - transform: A closure that builds the views from the value of the key.
  @inlinable
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceValueModifier<Key, T, OverlaySide>(alignment: .center, content: transform))
  }

  /// Layers views in front of this one that are built from the value that it publishes under a key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The alignment of the views with this one.
  ///   - transform: A closure that builds the views from the value of the key.
  @inlinable
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V, OverlaySide>(alignment: alignment, content: transform))
  }

  /// Layers views behind this one that are built from the value that it publishes under a key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - transform: A closure that builds the views from the value of the key.
  @inlinable
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceValueModifier<Key, T, BackgroundSide>(alignment: .center, content: transform))
  }

  /// Layers views behind this one that are built from the value that it publishes under a key.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - alignment: The alignment of the views with this one.
  ///   - transform: A closure that builds the views from the value of the key.
  @inlinable
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V, BackgroundSide>(alignment: alignment, content: transform))
  }
}
