@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// A column that keeps its state while it is not shown.
struct KeptColumn<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let isShown: Bool

  init(isShown: Bool, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.isShown = isShown
  }
}

extension KeptColumn: NodeView {
  typealias Body = Never
  static var _isSingleItem: Bool { true }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> KeptColumnNode {
    let node = KeptColumnNode(isShown: view.pointee.isShown, inputs)
    node.adopt(
      Content._makeNode(
        view.first(as: Content.self), NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: KeptColumnNode) {
    node.update(isShown: view.pointee.isShown)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
