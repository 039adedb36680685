package import TributaryContainers
import TributaryDiagnostics
@_spi(Engine) package import TributaryEngine
package import TributaryGestures

/// The press of a host: the gestures that receive the pointer.
package final class InputState: HostFeature {
  package static let slot = FeatureSlot()

  /// The gestures of the current press, or of a sequence that waits for another press.
  package var arena: GestureArena<TypedHandle<GestureNode>>?
  /// The recognizers of views that were removed or disabled since actions ran.
  package var interrupted: [AnyGestureRecognizer] = []
  /// The scheduled time of the deadline, and its id.
  package var deadline: (time: Double, id: DeadlineQueue.ID)?
  /// The front-most focusable node at the start of the press.
  package var pressed: NodeHandle?

  /// The host, which owns this object.
  unowned let host: ViewGraph

  package init(of host: ViewGraph) {
    self.host = host
    InputObserver.register(with: host)
  }

  /// The focus of the host, which a press can move.
  var focus: KeyboardFocus { .of(host) }
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

  /// Registers the observer of a host, which every press and focus needs.
  static func register(with host: ViewGraph) {
    host.features.upcalls.visibility = InputObserver.of(host)
    HostAlternatives.of(host).observer = InputObserver.of(host)
  }
}

extension InputObserver: VisibilityObserver {
  package func departuresDidBegin() { InputState.of(host).releaseInputOfDepartures() }
}

extension InputObserver: AlternativesObserver {
  package func shownAlternativeDidChange(of container: AlternativesNode) {
    let handle = host.handles.handle(for: container)
    let focus = KeyboardFocus.of(host)
    guard focus.target != nil || focus.focusOfAlternatives.contains(where: { $0.container == handle }) else { return }
    host.enqueueAction(
      container,
      .plain(.other("focus")) { [weak self, weak container] in
        if let self, let container { settleFocus(of: container) }
      })
  }

  /// Removes the focus from a concealed alternative, and restores it when the alternative is shown again.
  @MainActor
  private func settleFocus(of container: AlternativesNode) {
    let focus = KeyboardFocus.of(host)
    if focus.focused == nil, let target = focus.target, let node = host.handles.node(for: target)?.asItem,
      node.isInside(container)
    {
      // A view in its removal transition is in none of the alternatives.
      if let item = container.items.first(where: { node.isInside($0) }) {
        let item = host.handles.handle(for: item)
        focus.focusOfAlternatives.removeAll { $0.item == item }
        focus.focusOfAlternatives.append(
          ConcealedFocus(container: host.handles.handle(for: container), item: item, focus: target))
      }
      focus.setFocus(nil)
    }
    focus.focusOfAlternatives.removeAll { host.handles.node(for: $0.item) == nil }
    guard let shown = container.shown else { return }
    let item = host.handles.handle(for: shown)
    guard let index = focus.focusOfAlternatives.firstIndex(where: { $0.item == item }) else { return }
    let concealed = focus.focusOfAlternatives.remove(at: index).focus
    if focus.target == nil, host.handles.node(for: concealed) != nil { focus.setFocus(concealed) }
  }
}

extension NodeFlags {
  /// This node or a descendant reacts to pointer events or can be focused.
  package static var subtreeHasInput: NodeFlags { .subtreeHasFeature }
}
