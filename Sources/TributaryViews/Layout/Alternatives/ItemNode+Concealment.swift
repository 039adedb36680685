extension ItemNode {
  /// Remembers that something in a subtree that is concealed or inactive has to be placed, for when it is shown: from there,
  /// placing finds its way by the flags.
  package final func postponePlacement() {
    var node: ItemNode = self
    while let container = node.container, !container.flags.contains(.needsPlacement) {
      if let alternatives = container as? AlternativesNode, alternatives.shown !== node { return }
      container.flags.insert(.needsPlacement)
      container.child(node, needs: .placement)
      node = container
    }
  }
}
