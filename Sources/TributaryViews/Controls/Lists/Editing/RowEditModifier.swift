import TributaryGeometry

/// What may be done with the rows of a collection. The innermost of several counts.
public struct RowEditModifier {
  var onDelete: ((IndexSet) -> Void)??
  var onMove: ((IndexSet, Int) -> Void)??
}

extension RowEditModifier: ViewModifier {
  public typealias Body = Never

  public static var _keepsSingleItem: Bool { true }

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = RowEditNode(modifier.pointee, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment)))
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = unsafeDowncast(node, to: RowEditNode.self)
    node.modifier = modifier.pointee
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

/// The node of what may be done with the rows of a collection.
package final class RowEditNode: PassThroughNode {
  package var modifier: RowEditModifier

  init(_ modifier: RowEditModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
  }
}
