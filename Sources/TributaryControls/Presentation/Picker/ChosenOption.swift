@_spi(Engine) package import TributaryContainers
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A view that shows the selected option of a picker, or is empty without a selection. All options are created.
struct ChosenOption<S: Hashable, Content: View> {
  // The engine requires that the content is the first stored property.
  let content: Content
  /// The selected value; `nil` if there is none, or several.
  let chosen: S?

  init(_ content: Content, chosen: S?) {
    self.content = content
    self.chosen = chosen
  }

  private var isChosen: (ItemNode) -> Bool {
    { [chosen] item in chosen != nil && item.optionValue(as: S.self) == chosen }
  }
}

extension ChosenOption: NodeView {
  typealias Body = Never
  static var _isSingleItem: Bool { true }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ChosenOptionNode {
    let node = ChosenOptionNode(inputs, isChosen: view.pointee.isChosen)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: ChosenOptionNode) {
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
    node.update(isChosen: view.pointee.isChosen)
  }
}

/// The node of the options of a picker, which shows the selected one.
package final class ChosenOptionNode: AlternativesNode {
  private var isChosen: (ItemNode) -> Bool
  /// The index of the chosen item, and the number of the layout in which it was found. Items and tags do not change
  /// during a layout, which asks several times.
  private var found: (layout: UInt32, index: Int?)?

  init(_ inputs: NodeInputs, isChosen: @escaping (ItemNode) -> Bool) {
    self.isChosen = isChosen
    super.init(inputs)
    mayConceal()
  }

  func update(isChosen: @escaping (ItemNode) -> Bool) {
    self.isChosen = isChosen
    // The selection and the tags of the options may have changed; the number of options is small.
    needsMeasure()
  }

  override package func choice(for proposal: ProposedViewSize) -> ItemNode? {
    let layout = GuideMemory.of(host).layoutNumber
    if found?.layout != layout { found = (layout, items.firstIndex(where: isChosen)) }
    return found?.index.flatMap { items.indices.contains($0) ? items[$0] : nil }
  }
}
