import TributaryGeometry

/// The rows of a list, made as they are seen.
struct ListColumn<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let reference: ListReference
  let selection: ListSelection?
}

extension ListColumn: PrimitiveView {
  typealias Body = Never
  static var _isSingleItem: Bool { true }

  static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ListColumnNode(inputs, view.pointee.reference)
    node.selection = view.pointee.selection
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: ListColumnNode.self)
    node.selection = view.pointee.selection
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
