@_spi(Engine) package import TributaryEngine
import TributaryFeedback
package import TributaryGestures

/// The pointer of a host, and its focus.
package final class InputState: HostFeature {
  package static let slot = FeatureSlot()

  /// The gestures of the press that is going on, or that wait for another one.
  package var arena: GestureArena<NodeHandle>?
  /// The time for which a deadline was asked, and its name.
  package var deadline: (time: Double, id: DeadlineQueue.ID)?
  /// The front-most node that can have the focus, of those that the press began on.
  package var pressed: NodeHandle?
  /// The node that keys are meant for.
  package var focus: NodeHandle?

  /// What had the focus in alternatives when they were concealed.
  var focusOfAlternatives: ContiguousArray<ConcealedFocus> = []

  package init(of host: ViewGraph) { host.features.upcalls.visibility = host.feature(InputObserver.self) }
}

/// What had the focus in an alternative when it was concealed, so that it has it again when the alternative is shown.
struct ConcealedFocus {
  /// The node of the alternatives.
  let container: NodeHandle
  /// The alternative.
  let item: NodeHandle
  let focus: NodeHandle
}

/// Takes presses and the focus away from views that can no longer be used although they are still in the tree.
package final class InputObserver: HostFeature {
  package static let slot = FeatureSlot()

  /// The host keeps this object, and outlives it.
  private unowned let host: ViewGraph

  package init(of host: ViewGraph) { self.host = host }
}

extension InputObserver: VisibilityObserver {
  package func departuresDidBegin() { host.releaseInputOfDepartures() }

  package func shownAlternativeDidChange(of container: AlternativesNode) {
    let handle = host.handles.handle(for: container)
    guard host.input.focus != nil || host.input.focusOfAlternatives.contains(where: { $0.container == handle }) else {
      return
    }
    host.enqueueAction(
      container,
      .plain(.other("focus")) { [weak self, weak container] in
        if let self, let container { settleFocus(of: container) }
      })
  }

  /// Returns the focus leaves what is concealed, and is back when that is shown again.
  @MainActor
  private func settleFocus(of container: AlternativesNode) {
    let input = host.input
    if host.focused == nil, let focus = input.focus, let node = host.handles.node(for: focus) as? ItemNode,
      node.isInside(container)
    {
      // A view that is leaving is in none of the alternatives.
      if let item = container.items.first(where: { node.isInside($0) }) {
        let item = host.handles.handle(for: item)
        input.focusOfAlternatives.removeAll { $0.item == item }
        input.focusOfAlternatives.append(
          ConcealedFocus(container: host.handles.handle(for: container), item: item, focus: focus))
      }
      host.setFocus(nil)
    }
    input.focusOfAlternatives.removeAll { host.handles.node(for: $0.item) == nil }
    guard let shown = container.shown else { return }
    let item = host.handles.handle(for: shown)
    guard let index = input.focusOfAlternatives.firstIndex(where: { $0.item == item }) else { return }
    let focus = input.focusOfAlternatives.remove(at: index).focus
    if input.focus == nil, host.handles.node(for: focus) != nil { host.setFocus(focus) }
  }
}
