/// A reference to a node for values that client code can retain longer than the node exists, such as a proxy or a
/// placeholder.
package final class NodeReference<Node: ViewNode> {
  private var reference: Unretained<Node>?

  /// The node; `nil` after its removal. The node sets this property to `nil` before it is deallocated.
  package var node: Node? {
    get { reference.object() }
    set { reference = newValue.map { Unretained($0) } }
  }

  package init() {}
}
