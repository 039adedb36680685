/// A modifier that the engine applies directly, as one node around each item of its content.
///
/// Those of the engine are `ItemModifier`s, which say what type of node they make; an effect of a program
/// (`GeometryEffect`) gets the same node whatever it is.
@MainActor @preconcurrency
public protocol UnaryModifier: ViewModifier where Body == Never {
  /// Whether it says something about each view, also where several stand in one place: how each comes and goes.
  static var _concernsEach: Bool { get }

  /// Makes the node, without anything inside yet.
  static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode

  /// Brings a node that `_makeItem` made up to date.
  static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode)
}

extension UnaryModifier {
  @inlinable public static var _concernsEach: Bool { false }

  @inlinable public static var _keepsSingleItem: Bool { true }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    if C._isSingleItem {
      let node = _makeItem(modifier, inputs)
      node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
      return node
    }
    if !_concernsEach, inputs.parent.takesContentAsOne, C.self != EmptyView.self {
      let node = _makeItem(modifier, inputs)
      node.adoptColumn(inputs.environmentReference) { C._makeNode(content, $0) }
      return node
    }
    let node = DecoratedListNode<Self>(modifier.pointee, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) { _updateItems(modifier, content, node) }

  /// What `_updateNode` does.
  @inlinable
  package static func _updateItems<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    if C._isSingleItem {
      let node = node.made(as: UnaryNode.self)
      _updateItem(modifier, node)
      if let inner = node.content { C._updateNode(content, inner) }
    } else if let node = node as? UnaryNode {
      _updateItem(modifier, node)
      if let inner = node.columnContent { C._updateNode(content, inner) }
    } else {
      let node = node.made(as: DecoratedListNode<Self>.self)
      if let inner = node.content { C._updateNode(content, inner) }
      node.update(modifier)
    }
  }
}

/// A modifier that says of which type its node is, so that it is brought up to date as that type.
///
/// Invariant: `updateItem` gets a node that `makeItem` made.
///
/// By construction: `_updateItem` is called with nodes that `_makeItem` of the same modifier made; see `ViewNode.made(as:)`.
@MainActor @preconcurrency
@usableFromInline
package protocol ItemModifier: UnaryModifier {
  /// The type of the node.
  associatedtype Item: UnaryNode

  /// Makes the node, without anything inside yet.
  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> Item

  /// Brings a node that `makeItem` made up to date.
  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: Item)
}

extension ItemModifier {
  @inlinable
  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    makeItem(modifier, inputs)
  }

  @inlinable
  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    updateItem(modifier, node.made(as: Item.self))
  }
}
