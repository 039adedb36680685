@_spi(Engine) public import TributaryEngine

/// Tells the container around a view a value.
public struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    C._makeNode(content, inputs)
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    C._updateNode(content, node)
  }
}

extension ContainerValueModifier: WritesContainerValues {
  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Tells the container around this view a value; see `ForEach(subviews:content:)`.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
