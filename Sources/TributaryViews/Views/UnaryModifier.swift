/// A modifier that the engine applies directly, as one node around each item of its content.
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
      let node = unsafeDowncast(node, to: UnaryNode.self)
      _updateItem(modifier, node)
      if let inner = node.content { C._updateNode(content, inner) }
    } else if let node = node as? UnaryNode {
      _updateItem(modifier, node)
      if let inner = node.columnContent { C._updateNode(content, inner) }
    } else {
      let node = unsafeDowncast(node, to: DecoratedListNode<Self>.self)
      if let inner = node.content { C._updateNode(content, inner) }
      node.receive(modifier)
    }
  }
}

/// A modifier that changes what its content is given, and adds no item: environment, identity, life cycle.
@MainActor @preconcurrency
public protocol TransparentModifier: ViewModifier where Body == Never {}

extension TransparentModifier {
  @inlinable public static var _keepsSingleItem: Bool { true }
}

/// The items of some content, each with a node of one modifier around it.
///
/// Invariant: `items[i]` decorates the item `decorated[i]` of the content; an item that stays keeps its decoration.
@usableFromInline
package final class DecoratedListNode<M: UnaryModifier>: ViewNode {
  @usableFromInline package var content: ViewNode?
  private var modifier: M
  private var decorations: ContiguousArray<UnaryNode> = []
  private unowned(unsafe) let environment: EnvironmentScope

  @usableFromInline
  package init(_ modifier: M, _ inputs: NodeInputs) {
    self.modifier = modifier
    self.environment = inputs.environment
    super.init(parent: inputs.parentReference, flags: [])
  }

  @usableFromInline @MainActor
  package func adopt(_ content: ViewNode) {
    self.content = content
    decorate()
  }

  /// Takes a new value of the modifier.
  @usableFromInline @MainActor
  package func receive(_ modifier: UnsafePointer<M>) {
    self.modifier = modifier.pointee
    for decoration in decorations { M._updateItem(modifier, decoration) }
  }

  @MainActor
  private func decorate() {
    var items = ContiguousArray<ItemNode>()
    content?.appendItems(to: &items)
    var old: [ObjectIdentifier: UnaryNode] = [:]
    for decoration in decorations {
      if let child = decoration.decoratedItem { old[ObjectIdentifier(child)] = decoration }
    }
    let inputs = NodeInputs(parent: self, environment: environment)
    decorations = ContiguousArray(
      items.enumerated().map { index, item in
        var known = old.removeValue(forKey: ObjectIdentifier(item))
        if known == nil, let revived = revivedDecoration(of: item) {
          // Nobody has told it of changes while it was about to go.
          withPointer(to: modifier) { M._updateItem($0, revived) }
          known = revived
        }
        let node = known ?? withPointer(to: modifier) { M._makeItem($0, inputs) }
        node.indexInParent = Int32(truncatingIfNeeded: index + 1)
        if known == nil { node.adopt(item: Unretained(item)) }
        return node
      })
    for gone in old.values where !gone.flags.contains(.isDeparting) { host.remove(gone) }
  }

  /// The node that stood around an item which was about to go and has come back.
  private func revivedDecoration(of item: ItemNode) -> UnaryNode? {
    guard let node = item.decoration, node.parent === self, !node.flags.contains(.isRemoved) else { return nil }
    return node
  }

  override package func appendRows(to segments: inout ContiguousArray<RowSegment>) {
    content?.appendRows(to: &segments)
  }

  override package var decoratesItems: Bool { true }

  override package func itemsDidChange() { host.enqueueItems(self) }

  @MainActor
  override package func collectItems() {
    decorate()
    parent?.itemsDidChange()
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    for decoration in decorations { items.append(decoration) }
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
    for decoration in decorations { body(decoration) }
  }
}
