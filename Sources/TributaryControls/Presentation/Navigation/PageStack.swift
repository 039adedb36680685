@_spi(Engine) import TributaryEngine
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

extension PageStack: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> PageStackNode {
    let node = PageStackNode(inputs)
    view.pointee.model.stack = node
    node.model = view.pointee.model
    return node
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: PageStackNode) {}
}
