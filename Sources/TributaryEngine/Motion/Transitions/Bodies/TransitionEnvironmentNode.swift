/// The structural node between a transition and the view that it is applied to.
///
/// Invariant: the environment inside is that of the place of the first item in the body around it, if there is one.
///
/// Tested by `ContentEnvironmentTests`.
package final class TransitionEnvironmentNode: EnvironmentNode {
  private var firstItem: ItemNode? {
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    return items.first
  }

  /// Hands the environment of the first item's place on to the views inside.
  @MainActor
  func takeValues() {
    if let place = firstItem?.container as? TransitionContentNode, let transition = place.transition,
      transition === parent || transition.parent === parent
    {
      let values = place.values
      update { $0 = values }
    } else {
      update { _ in }
    }
  }

  override package func itemsDidChange() {
    host.enqueueItems(self)
    super.itemsDidChange()
  }

  @MainActor
  override package func collectItems() { takeValues() }
}
