extension ItemNode {
  /// Remembers that something in a subtree that is concealed or inactive has to be placed, for when it is shown: from there,
  /// placing finds its way by the flags.
  package final func postponePlacement() {
    var node: ItemNode = self
    while let container = node.container {
      let isMarked = container.flags.contains(.needsPlacement)
      if !isMarked, let list = container as? ContainerNode, !list.draws(node) { return }
      // One that waits itself may remember of which items it does not know that they wait.
      container.flags.insert(.needsPlacement)
      container.child(node, needs: .placement)
      if isMarked { return }
      node = container
    }
  }
}
