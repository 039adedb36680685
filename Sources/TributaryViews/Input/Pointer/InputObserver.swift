import TributaryFeedback
@_spi(Engine) package import TributaryEngine

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

  /// The focus leaves what is concealed, and is back when that is shown again.
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
