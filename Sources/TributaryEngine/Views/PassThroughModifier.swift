/// A transparent modifier whose node forwards the items of its content.
@MainActor @preconcurrency
package protocol PassThroughModifier: TransparentModifier {
  /// The type of the node.
  associatedtype Node: PassThroughNode

  /// Creates the node, without its content.
  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> Node

  /// Updates a node created by `makeNode`, before its content.
  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: Node)
}

extension PassThroughModifier {
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = makeNode(modifier, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = node.made(as: Node.self)
    updateNode(modifier, node)
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

/// A modifier that changes the inputs of its content and adds no item, such as a modifier of environment, identity or
/// life cycle.
@MainActor @preconcurrency
@_documentation(visibility: internal)
public protocol TransparentModifier: ViewModifier where Body == Never {}

extension TransparentModifier {
  @inlinable public static var _keepsSingleItem: Bool { true }
}

/// A structural node that forwards the items of its only child.
@_documentation(visibility: internal)
open class PassThroughNode: ViewNode {
  /// The state of this node if it is a preference writer. It is declared first because the last word of `ViewNode` has
  /// four unused bytes, whereas `WriterNode` would be a word larger.
  @exclusivity(unchecked) package final var writerState = WriterState.constant

  @exclusivity(unchecked) @usableFromInline package final var content: ViewNode?

  @usableFromInline
  package init(_ inputs: NodeInputs) {
    super.init(parent: inputs.parentReference, flags: .none)
  }

  @usableFromInline
  package final func adopt(_ content: ViewNode) { self.content = content }

  @_spi(Engine) override open func appendItems(to items: inout ContiguousArray<ItemNode>) {
    withUncounted(&content) { $0.appendItems(to: &items) }
  }

  override package func onlyItem() -> Unretained<ItemNode>? { withUncounted(&content) { $0.onlyItem() } ?? nil }

  @_spi(Engine) override open func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }

  /// Whether the node has at least one visible item. A node that has no items, is concealed, or is invisible does not
  /// appear.
  ///
  /// - Complexity: O(*n*) in the visible items if the content is in a lazy container of few visible rows and one of
  ///   them is visible; otherwise O(*n*) in all items.
  package final var hasItems: Bool {
    if listsSeveralItems, enclosingContainer?.hasVisibleItem(in: self) == true { return true }
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.contains { !$0.isAbsent(.disappearing) }
  }

  /// Whether the content can have several items: it is not a view or modifier of one item.
  private final var listsSeveralItems: Bool {
    var node = content
    while let current = node {
      if current.asItem != nil { return false }
      guard let passing = current as? PassThroughNode else { return true }
      node = passing.content
    }
    return false
  }

  /// The container that collects the items of this node.
  private final var enclosingContainer: ContainerNode? {
    var node = parent
    while let current = node, current.asItem == nil { node = current.parent }
    return node?.asContainer
  }
}
