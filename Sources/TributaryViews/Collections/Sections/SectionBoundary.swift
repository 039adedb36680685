@_spi(Engine) package import TributaryEngine

/// Groups the parts of a section.
struct SectionBoundary<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension SectionBoundary: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { false }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> SectionNode {
    let node = SectionNode(inputs)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: SectionNode) {
    guard let content = node.content else { return }
    Content._updateNode(view.first(as: Content.self), content)
  }
}

/// The node of a section: its identity is what its parts have in common.
package final class SectionNode: PassThroughNode {
  override package var pathComponent: String? { "Section" }
}
