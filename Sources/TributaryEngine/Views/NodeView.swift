/// A view whose node has a fixed type, so that updates receive that type.
@MainActor @preconcurrency
@usableFromInline
package protocol NodeView: PrimitiveView {
  /// The type of the node.
  associatedtype Node: ViewNode

  /// Creates the node and its descendants.
  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> Node

  /// Updates a node created by `makeNode`, and its descendants.
  static func updateNode(_ view: UnsafePointer<Self>, _ node: Node)
}

extension NodeView {
  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    makeNode(view, inputs)
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    updateNode(view, node.made(as: Node.self))
  }
}

/// A view that is represented by one container with the view's content.
///
/// The engine requires the content to be the first stored property.
@MainActor @preconcurrency
@usableFromInline
package protocol ContainerView: PrimitiveView {
  /// The type of the contained views.
  associatedtype Content: View

  /// The type of the container's node.
  associatedtype Container: ContainerNode

  /// Creates the container, without its content.
  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> Container

  /// Updates a container created by `makeContainer` with the current value of the view.
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

/// A view or modifier of the framework that has a body.
///
/// The body of a control inserts and removes views for internal reasons: for example, a field displays its prompt while
/// it is empty. Such a body is not a dynamic container for preferences, so it contributes no default. Content that
/// client code adds to a control with a modifier is an ordinary container.
///
/// Every composite view and modifier of the framework conforms, and no type of client code conforms. `OwnViewsTests`
/// compares the known types with the modules of the framework.
package protocol BuiltInComposite {}

/// A composite view of the framework that client code constructs by its name, such as `Button`.
///
/// Paths contain its name. They omit every other composite view and modifier of the framework, which is a part of a
/// named view or implements a modifier.
package protocol NamedComposite: BuiltInComposite {}
