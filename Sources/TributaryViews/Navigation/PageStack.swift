import TributaryDrawing
package import TributaryGeometry

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

/// The node of the pages of a navigation stack.
///
/// What is below the last page is drawn only while that one comes; a page that goes lies in front until it has gone.
package final class PageStackNode: AlternativesNode {
  fileprivate weak var model: NavigationModel?

  override package func itemsWereCollected() {
    super.itemsWereCollected()
    if items.count > 1 { mayConceal() }
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    if let shown, shown.flags.contains(.isTransitioning), let below = items.dropLast().last,
      below.flags.contains(.isPlaced)
    {
      recorder.draw(below, at: origin)
    }
    if let shown { recorder.draw(shown, at: origin) }
    drawDepartures(into: &recorder, at: origin)
  }

  @MainActor
  override package func checkCaches(_ fail: (String) -> Void) {
    if model?.answersAreTrue == false { fail("A page is made from the destination that is declared for its value.") }
  }

  override package var pathComponent: String? { nil }
}
