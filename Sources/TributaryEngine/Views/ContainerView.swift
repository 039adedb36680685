/// A view that is one container, with its content inside.
///
/// The engine relies on the content coming first among the stored properties.
@MainActor @preconcurrency
@usableFromInline
package protocol ContainerView: PrimitiveView {
  /// The type of the views inside.
  associatedtype Content: View

  /// The type of the container's node.
  associatedtype Container: ContainerNode

  /// Makes the container, without anything inside yet.
  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> Container

  /// Tells a container that `makeContainer` made what the view says now.
  static func updateContainer(_ view: UnsafePointer<Self>, _ node: Container)
}

extension ContainerView {
  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = makeContainer(view, inputs)
    let inputs = NodeInputs(parent: node, environment: inputs.environmentReference)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = node.made(as: Container.self)
    updateContainer(view, node)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
