@_spi(Engine) public import TributaryEngine

/// Tells the views inside what shape this view has.
public struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S
}

extension ContainerShapeModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TypedContainerShapeNode<S> {
    TypedContainerShapeNode(modifier.pointee.shape, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TypedContainerShapeNode<S>) {
    node.update(modifier.pointee.shape)
  }
}

extension View {
  /// Tells every ``ContainerRelativeShape`` inside what shape this view has; nothing is drawn or cut off by it.
  ///
  /// Another shape takes effect at once. A shape that is itself relative to a container counts as a rectangle here.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
