/// Groups the parts of a section.
struct SectionBoundary<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension SectionBoundary: PrimitiveView {
  typealias Body = Never

  static var _isSingleItem: Bool { false }

  static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = SectionNode(inputs)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    guard let content = unsafeDowncast(node, to: SectionNode.self).content else { return }
    Content._updateNode(view.first(as: Content.self), content)
  }
}

/// The node of a section: its identity is what its parts have in common.
package final class SectionNode: PassThroughNode {
  override package var pathComponent: String? { "Section" }
}
