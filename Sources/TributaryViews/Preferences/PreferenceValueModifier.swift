public import TributaryGeometry

/// Puts views that are built from a preference in front of or behind the view that publishes it.
public struct PreferenceValueModifier<K: PreferenceKey, Secondary: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool
  @usableFromInline let content: (K.Value) -> Secondary

  @inlinable
  init(alignment: Alignment, isBehind: Bool, content: @escaping (K.Value) -> Secondary) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.content = content
  }
}

extension PreferenceValueModifier: UnaryModifier {
  public typealias Body = Never

  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    PreferenceValueNode<K>(
      inputs.host.preferenceKey(K.self), inputs, isBehind: modifier.pointee.isBehind,
      alignment: modifier.pointee.alignment, build: builder(of: modifier))
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    let node = unsafeDowncast(node, to: PreferenceValueNode<K>.self)
    node.receive(alignment: modifier.pointee.alignment)
    node.receive(build: builder(of: modifier))
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
  /// Puts views in front of this one that are built from what it publishes under `key`.
  @inlinable
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceValueModifier<Key, T>(alignment: .center, isBehind: false, content: transform))
  }

  /// Puts views in front of this one that are built from what it publishes under `key`.
  @inlinable
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: false, content: transform))
  }

  /// Puts views behind this one that are built from what it publishes under `key`.
  @inlinable
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceValueModifier<Key, T>(alignment: .center, isBehind: true, content: transform))
  }

  /// Puts views behind this one that are built from what it publishes under `key`.
  @inlinable
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: true, content: transform))
  }
}

/// The node of content built from a preference. The value is that of the primary alone: the content never feeds itself.
///
/// Invariant: after the preference pass the content was built from the primary's present value.
@usableFromInline
package final class PreferenceValueNode<K: PreferenceKey>: SecondaryNode {
  @usableFromInline unowned(unsafe) let key: PreferenceKeyInfo
  private var build: @MainActor (PreferenceValueNode<K>, K.Value) -> Void
  private var value: K.Value?
  private var needsContent = true
  private var unvisited: ContiguousArray<ItemNode> = []

  @usableFromInline
  package init(
    _ key: PreferenceKeyInfo, _ inputs: NodeInputs, isBehind: Bool, alignment: Alignment,
    build: @escaping @MainActor (PreferenceValueNode<K>, K.Value) -> Void
  ) {
    self.key = key
    self.build = build
    super.init(inputs, isBehind: isBehind, alignment: alignment)
    host.enqueueDelivery(self)
  }

  @usableFromInline
  package func receive(build: @escaping @MainActor (PreferenceValueNode<K>, K.Value) -> Void) {
    self.build = build
    dependencyDidChange()
  }

  override package func dependencyDidChange() {
    needsContent = true
    host.enqueueDelivery(self)
  }

  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool {
    if key == nil || key === self.key { host.enqueueDelivery(self) }
    return super.invalidateContribution(key)
  }

  @MainActor
  override package func concealmentDidChange() {
    host.enqueueDelivery(self)
    super.concealmentDidChange()
  }

  @MainActor
  override package func readPreferences() {
    let new = child?.contribution(to: key)?.value(of: K.self) ?? K.defaultValue
    var mustBuild = needsContent
    if !mustBuild { mustBuild = value.map { !areEqual($0, new) } ?? true }
    guard mustBuild || !unvisited.isEmpty else { return }
    needsContent = false
    value = new
    host.runScope(of: self) {
      if mustBuild {
        host.counts.bodies &+= 1
        host.tell(.willEvaluate(self))
        build(self, new)
      }
      for item in unvisited { host.queues.geometry.insert(item) }
      unvisited = []
    }
    if let secondary, !secondary.flags.contains(.isBuiltContent) {
      secondary.flags.insert(.isBuiltContent)
      host.hasBuiltContent = true
    }
    // Only the content can have asked for this delivery: the primary does not change while the content is made. If it
    // were heeded, content that publishes values that are equal to none would go round for ever.
    flags.remove(.needsDelivery)
  }

  @MainActor
  override package func visitAfterDelivery(_ item: ItemNode) { unvisited.append(item) }

  @MainActor
  private func areEqual(_ a: K.Value, _ b: K.Value) -> Bool {
    withPointer(to: a) { a in
      withPointer(to: b) { b in
        ComparisonCache.comparison(of: K.Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  @MainActor
  override package func describePreferences(_ key: PreferenceKeyInfo, into trace: inout PreferenceTraceBuilder) {
    super.describePreferences(key, into: &trace)
    if key === self.key {
      trace.addReader(isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", at: self, location: nil)
    }
  }
}

extension PreferenceValueNode: ReadsPreference {
  var readKey: PreferenceKeyInfo { key }
}
