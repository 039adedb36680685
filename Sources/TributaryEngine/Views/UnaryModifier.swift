/// A modifier that the engine applies directly, as one node for each item of its content.
///
/// The modifiers of the engine are `ItemModifier`s, which declare the type of their node. All custom effects
/// (`GeometryEffect`) have the same type of node.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol UnaryModifier: ViewModifier where Body == Never {
  /// Whether the modifier affects each view individually, even if one position contains several; transitions are an
  /// example.
  static var _concernsEach: Bool { get }

  /// Creates the node, without its content.
  static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode

  /// Updates a node created by `_makeItem`.
  static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode)
}

extension UnaryModifier {
  @inlinable public static var _concernsEach: Bool { false }

  @inlinable public static var _keepsSingleItem: Bool { true }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode { _makeItems(modifier, content, inputs) }

  /// Implements `_makeNode`.
  @inlinable
  package static func _makeItems<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    if C._isSingleItem {
      #if DEBUG
        // As in `View._makeNode`, a closure would cost room on the stack at each level.
        let node = _makeItem(modifier, inputs)
        node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
        return node
      #else
        return settingUp(_makeItem(modifier, inputs)) { node in
          node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
        }
      #endif
    }
    return _makeOtherItems(modifier, content, inputs)
  }

  /// Creates the node for content that can have any number of items. Separate from `_makeItems`, so that a level of a
  /// tree with one item per view needs less of the stack.
  @inlinable @inline(never)
  package static func _makeOtherItems<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    if !_concernsEach, inputs.parent.takesContentAsOne, C.self != EmptyView.self {
      let node = _makeItem(modifier, inputs)
      node.adoptColumn(inputs.environmentReference) { C._makeNode(content, $0) }
      return node
    }
    let node = DecoratedListNode<Self>(modifier.pointee, inputs, isForSeparateItems: !_concernsEach)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) { _updateItems(modifier, content, node) }

  /// Implements `_updateNode`.
  @inlinable
  package static func _updateItems<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    if C._isSingleItem {
      let node = node.made(as: UnaryNode.self)
      _updateItem(modifier, node)
      unretained(&node.content)?.with { C._updateNode(content, $0) }
    } else if let node = node.asUnary {
      _updateItem(modifier, node)
      if let inner = node.columnContent { C._updateNode(content, inner) }
    } else {
      let node = node.made(as: DecoratedListNode<Self>.self)
      if let inner = node.content { C._updateNode(content, inner) }
      node.update(modifier)
    }
  }
}

/// A modifier that declares the type of its node, so that updates receive that type.
///
/// Invariant: `updateItem` receives a node created by `makeItem`.
///
/// By construction: `_updateItem` is called with nodes that `_makeItem` of the same modifier created; see
/// `ViewNode.made(as:)`.
@MainActor @preconcurrency
@usableFromInline
package protocol ItemModifier: UnaryModifier {
  /// The type of the node.
  associatedtype Item: UnaryNode

  /// Creates the node, without its content.
  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> Item

  /// Updates a node created by `makeItem`.
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
