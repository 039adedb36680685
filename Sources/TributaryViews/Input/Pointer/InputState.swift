@_spi(Engine) package import TributaryEngine
import TributaryFeedback
package import TributaryGestures

/// The state of the pointer and the focus of a host.
package final class InputState: HostFeature {
  package static let slot = FeatureSlot()

  /// The gestures of the current press, or of a sequence that waits for another press.
  package var arena: GestureArena<NodeHandle>?
  /// The scheduled time of the deadline, and its id.
  package var deadline: (time: Double, id: DeadlineQueue.ID)?
  /// The front-most focusable node at the start of the press.
  package var pressed: NodeHandle?
  /// The focused node, which receives keys.
  package var focus: NodeHandle?

  /// The focus of concealed alternatives.
  var focusOfAlternatives: ContiguousArray<ConcealedFocus> = []

  package init(of host: ViewGraph) { host.features.upcalls.visibility = host.feature(InputObserver.self) }
}

/// The focus of an alternative at the time of its concealment, which is restored when it is shown again.
struct ConcealedFocus {
  /// The node of the alternatives.
  let container: NodeHandle
  let item: NodeHandle
  let focus: NodeHandle
}

/// An observer that removes presses and the focus from views that are unusable but still in the tree.
package final class InputObserver: HostFeature {
  package static let slot = FeatureSlot()

  /// The host, which owns this object.
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

  /// Removes the focus from a concealed alternative, and restores it when the alternative is shown again.
  @MainActor
  private func settleFocus(of container: AlternativesNode) {
    let input = host.input
    if host.focused == nil, let focus = input.focus, let node = host.handles.node(for: focus)?.asItem,
      node.isInside(container)
    {
      // A view in its removal transition is in none of the alternatives.
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
