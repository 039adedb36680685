@_spi(Engine) import TributaryEngine

/// Marks the views that stand in one part of a section.
struct SectionPart<Content: View> {
  let part: RowPart
  let content: Content
}

extension SectionPart: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { false }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> SectionPartNode {
    let node = SectionPartNode(view.pointee.part, inputs)
    let content = view.pointee.content
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(withPointer(to: content) { Content._makeNode($0, inputs) })
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: SectionPartNode) {
    guard let content = node.content else { return }
    withPointer(to: view.pointee.content) { Content._updateNode($0, content) }
  }
}
