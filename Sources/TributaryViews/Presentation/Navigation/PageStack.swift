import TributaryDrawing
import TributaryGeometry

/// The pages of a navigation stack, of which the last one is shown; the others keep their state.
struct PageStack<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let model: NavigationModel

  init(_ model: NavigationModel, @ViewBuilder content: () -> Content) {
    self.model = model
    self.content = content()
  }
}

extension PageStack: PrimitiveView {
  typealias Body = Never
  static var _isSingleItem: Bool { true }

  static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = PageStackNode(inputs)
    view.pointee.model.stack = node
    node.model = view.pointee.model
    node.adopt(
      Content._makeNode(
        view.first(as: Content.self), NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: PageStackNode.self)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
