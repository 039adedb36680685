import TributaryDrawing
import TributaryGeometry

/// The pages of a tab view, of which the selected one is shown.
struct TabPages<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let isSelected: (TabPlace) -> Bool
  let report: ([TabPlace]) -> Void
}

extension TabPages: PrimitiveView {
  typealias Body = Never
  static var _isSingleItem: Bool { true }

  static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = TabsNode(isSelected: view.pointee.isSelected, report: view.pointee.report, inputs)
    node.adopt(
      Content._makeNode(
        view.first(as: Content.self), NodeInputs(parent: node, environment: inputs.environmentReference)))
    return node
  }

  static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: TabsNode.self)
    node.isSelected = view.pointee.isSelected
    node.report = view.pointee.report
    node.needsMeasure()
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
