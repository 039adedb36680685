@_spi(Engine) public import TributaryEngine
import TributaryFeedback
import TributaryGeometry

/// The node of a view that is told of the pointer.
///
/// Invariant: it is among the nodes that `HoverState` keeps if and only if `place` is not `nil`.
///
/// Checked by `HoverNode.checkInvariants`.
@usableFromInline
package final class HoverNode: UnaryNode {
  var modifier: HoverModifier

  /// Where the pointer is over the view, in the space that was asked for; `nil` if it is not.
  private(set) var place: CGPoint?

  init(_ modifier: HoverModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    host.feature(HoverState.self).watchers.add(host.handles.handle(for: self), in: host.handles)
    setUpwards([.subtreeHasInput, .subtreeHasObservers])
  }

  /// Takes a place of the pointer, and says whether anybody is to be told.
  ///
  /// - Parameter point: In root coordinates; `nil` if the pointer is not over the view.
  @MainActor
  func take(_ point: CGPoint?) -> (() -> Void)? {
    let new = point.map { location($0, in: modifier.space) }
    if new == place { return nil }
    let isChange = (new == nil) != (place == nil)
    place = new
    if let change = modifier.change { return isChange ? { change(new != nil) } : nil }
    return modifier.move.map { move in { move(new.map { .active($0) } ?? .ended) } }
  }

  /// The pointer may be over this view now, or no longer: that can be said once everything has its place.
  @MainActor
  override package func geometryDidChange() -> Bool {
    host.features[HoverState.self]?.lookAgain(for: self)
    return true
  }

  /// The pointer is over nothing that has gone.
  @MainActor
  private func end() {
    guard place != nil else { return }
    host.features[HoverState.self]?.forget(self)
    guard let action = take(nil) else { return }
    host.enqueueAction(
      self, .plain(.other("onHover")) { action() },
      at: flags.contains(.isRemoved) ? .disappearance : .delivery)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.activity, .concealment]), isAbsent([.inactive, .concealed]) { end() }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() { end() }
}

extension HoverNode: CheckedNode {
  package func checkInvariants(_ fail: (String) -> Void) {
    if (place != nil) != (host.features[HoverState.self]?.keeps(self) ?? false) {
      fail("A view that the pointer is on is among those that are told when it leaves.")
    }
  }
}
