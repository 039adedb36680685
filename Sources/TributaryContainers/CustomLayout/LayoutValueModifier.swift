@_spi(Engine) public import TributaryEngine
public import TributaryLayout

/// A modifier that provides a value to the layout of the container.
@_documentation(visibility: internal)
public struct LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value

  init(_ value: Key.Value) { self.value = value }
}

extension LayoutValueModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> LayoutValueNode<Key> {
    LayoutValueNode<Key>(modifier.pointee.value, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: LayoutValueNode<Key>) {
    node.update(modifier.pointee.value)
  }
}

extension View {
  /// Sets a value that the layout of the container reads from its subview by key. If a view has several values for one
  /// key, the innermost one applies.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - value: The value.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value))
  }
}

extension ItemNode: SubviewElement {
  package final func layoutValue(_ id: ObjectIdentifier) -> AnyObject? {
    flags.contains(.subtreeHasTraits) ? trait(id) : nil
  }
}

@usableFromInline
package final class LayoutValueNode<Key: LayoutValueKey>: UnaryNode {
  private var box: LayoutValueBox<Key>

  package init(_ value: Key.Value, _ inputs: NodeInputs) {
    box = LayoutValueBox(value)
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  @MainActor
  package func update(_ value: Key.Value) {
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
