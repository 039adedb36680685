@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The rows of a list, made as they are seen.
struct ListColumn<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let reference: ListReference
  let selection: ListSelection?
}

extension ListColumn: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ListColumnNode {
    let node = ListColumnNode(inputs, view.pointee.reference)
    node.selection = view.pointee.selection
    return node
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: ListColumnNode) {
    node.selection = view.pointee.selection
  }
}
