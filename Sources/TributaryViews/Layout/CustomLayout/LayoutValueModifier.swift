import TributaryGeometry
public import TributaryLayout

/// Hands a value to the layout of the container.
public struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value

  init(_ value: Key.Value) { self.value = value }
}

extension LayoutValueModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    LayoutValueNode<Key>(modifier.pointee.value, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: LayoutValueNode<Key>.self).receive(modifier.pointee.value)
  }
}

extension View {
  /// Hands a value to the layout of the container, which reads it from its subview by the key. With several values for
  /// one key on one view the innermost counts.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value))
  }
}

package final class LayoutValueNode<Key: LayoutValueKey>: UnaryNode {
  private var box: LayoutValueBox<Key>

  package init(_ value: Key.Value, _ inputs: NodeInputs) {
    box = LayoutValueBox(value)
    super.init(inputs)
    flags.insert(.holdsTraits)
  }

  @MainActor
  package func receive(_ value: Key.Value) {
    let comparison = ComparisonCache.comparison(of: Key.Value.self)
    let isEqual = withPointer(to: value) { new in
      withPointer(to: box.value) { comparison.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
    }
    if isEqual { return }
    box = LayoutValueBox(value)
    containerNeedsDistribution()
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == LayoutValueBox<Key>.id ? box : nil)
  }
}

extension ItemNode: SubviewElement {
  package final func layoutValue(_ id: ObjectIdentifier) -> AnyObject? {
    flags.contains(.holdsTraits) ? trait(id) : nil
  }
}
