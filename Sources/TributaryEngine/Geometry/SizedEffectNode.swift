/// An item whose `contentTransform` follows from its size by code of users.
///
/// Such an item observes geometry: who looks for it has to look only where `subtreeHasObservers` is set.
package protocol SizedEffectNode: ItemNode {
  /// Somebody asks for `contentTransform` before the geometry pass: it has to fit the size of this item now.
  ///
  /// Called between layout and geometry. It may ask for drawing.
  @MainActor func contentTransformIsNeeded()
}

extension ItemNode {
  /// This item, if it is one whose map follows from its size.
  @inline(__always)
  package final var sizedEffect: (any SizedEffectNode)? {
    flags.contains(.subtreeHasObservers) ? self as? any SizedEffectNode : nil
  }
}
