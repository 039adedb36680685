/// The nodes around a node, from the inside out.
///
///     item.itemAndContainers.first(of: CoordinateSpaceNode.self) { $0.name == name }
///     ancestors.prefix { $0.asItem == nil }.all(of: IdentityNode.self)
///
/// A search outward for a class of nodes is written with these members. Code that runs for every node of a first frame
/// follows the references without reference counting instead.
package struct NodeWalk<Node: ViewNode>: IteratorProtocol, LazySequenceProtocol {
  private var current: Node?
  private var hasStarted = false
  private let link: (Node) -> Node?

  /// Creates the walk that starts with a node and follows a link.
  package init(from start: Node?, link: @escaping (Node) -> Node?) {
    current = start
    self.link = link
  }

  package mutating func next() -> Node? {
    // A link is followed only if a node after it is requested, because the caller may remove the node.
    if hasStarted { current = current.flatMap(link) }
    hasStarted = true
    return current
  }
}

extension ViewNode {
  /// The nodes around this one in the structure.
  package final var ancestors: NodeWalk<ViewNode> { NodeWalk(from: parent) { $0.parent } }
}

extension ItemNode {
  /// The items around this one in the layout.
  package final var containers: NodeWalk<ItemNode> { NodeWalk(from: container) { $0.container } }

  /// This item, and the items around it in the layout.
  package final var itemAndContainers: NodeWalk<ItemNode> { NodeWalk(from: self) { $0.container } }
}

extension LazySequenceProtocol where Element: ViewNode {
  /// Returns the first node of a class that satisfies a condition; `nil` if there is none.
  package func first<Node: ViewNode>(of type: Node.Type, where isMatch: (Node) -> Bool = { _ in true }) -> Node? {
    for element in self {
      if let node = element as? Node, isMatch(node) { return node }
    }
    return nil
  }

  /// Returns the nodes of a class, in order.
  package func all<Node: ViewNode>(of type: Node.Type) -> [Node] { compactMap { $0 as? Node } }
}
