@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The node of the options of a picker of which the chosen one is shown.
package final class ChosenOptionNode: AlternativesNode {
  private var isChosen: (ItemNode) -> Bool

  init(_ inputs: NodeInputs, isChosen: @escaping (ItemNode) -> Bool) {
    self.isChosen = isChosen
    super.init(inputs)
    mayConceal()
  }

  func update(isChosen: @escaping (ItemNode) -> Bool) {
    self.isChosen = isChosen
    // Another one may be chosen, and the tag of any may be another; there are few of them.
    needsMeasure()
  }

  override package func choice(for proposal: ProposedViewSize) -> ItemNode? { items.first(where: isChosen) }
}
