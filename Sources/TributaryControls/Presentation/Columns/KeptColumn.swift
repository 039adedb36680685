import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A column that keeps its state while it is hidden.
struct KeptColumn<Content: View> {
  // The engine requires that the content is the first stored property.
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

/// The node of a column that can be hidden.
package final class KeptColumnNode: AlternativesNode {
  private var isShown: Bool

  init(isShown: Bool, _ inputs: NodeInputs) {
    self.isShown = isShown
    super.init(inputs)
    mayConceal()
  }

  func update(isShown: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    flags.remove(.needsMeasure)
    needsMeasure()
    needsDraw()
  }

  override package func choice(for proposal: ProposedViewSize) -> ItemNode? { isShown ? items.first : nil }

  override package func keepsInUse(_ item: ItemNode) -> Bool { true }

  override package var pathComponent: String? { nil }
}
