package import TributaryGeometry

/// The node of the options of a picker of which the chosen one is shown.
final class ChosenOptionNode<S: Hashable>: AlternativesNode {
  private var chosen: S

  init(_ inputs: NodeInputs, chosen: S) {
    self.chosen = chosen
    super.init(inputs)
    mayConceal()
  }

  func update(chosen: S) {
    self.chosen = chosen
    // Another one may be chosen, and the tag of any may be another; there are few of them.
    needsMeasure()
  }

  override package func choice(for proposal: ProposedViewSize) -> ItemNode? {
    items.first { $0.optionValue(as: S.self) == chosen }
  }
}
