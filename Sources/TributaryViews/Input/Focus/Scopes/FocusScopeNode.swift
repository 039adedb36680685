@_spi(Engine) package import TributaryEngine
import TributaryFeedback

/// The node of a scope of the focus, or of a view that has the focus in one at first.
package final class FocusScopeNode: UnaryNode {
  var modifier: FocusScopeModifier

  @MainActor
  init(_ modifier: FocusScopeModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasInput)
    guard modifier.role == .preferred(true) else { return }
    // After the walk, when everything that may have the focus is there.
    host.enqueueAction(self, .plain(.other("focused")) { [weak self] in self?.takeFocus() })
  }

  @MainActor
  private func takeFocus() {
    if flags.contains(.isRemoved) || host.focused != nil || modifier.role != .preferred(true) { return }
    if isInScope { host.focusFirst(in: self) }
  }

  private var isInScope: Bool {
    var node = container
    while let current = node {
      if let scope = current as? FocusScopeNode, scope.modifier == .init(namespace: modifier.namespace, role: .scope) {
        return true
      }
      node = current.container
    }
    return false
  }
}

extension ViewGraph {
  /// Gives the focus to the view that prefers it in a scope, else to the first that can have it there.
  @MainActor
  func resetFocus(in namespace: Namespace.ID) {
    guard let scope = scopeNode(FocusScopeModifier(namespace: namespace, role: .scope), in: root.inputRoot) else {
      return
    }
    let preferred = scopeNode(FocusScopeModifier(namespace: namespace, role: .preferred(true)), in: scope)
    let target =
      preferred.flatMap { node in focusable.first { $0.isInside(node) } }
      ?? focusable.first { $0.isInside(scope) }
    guard let target else { return }
    setFocus(handles.handle(for: target))
    reveal(target)
  }

  /// The first node with a role, in view order.
  @MainActor
  private func scopeNode(_ wanted: FocusScopeModifier, in item: ItemNode) -> FocusScopeNode? {
    guard item.flags.contains(.subtreeHasInput), !item.isAbsent(.departing) else { return nil }
    if let node = item as? FocusScopeNode, node.modifier == wanted { return node }
    var found: FocusScopeNode?
    item.forEachItem { inner in found = found ?? alreadyOnMainActor { scopeNode(wanted, in: inner) } }
    return found
  }
}
