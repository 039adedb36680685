@_spi(Engine) package import TributaryEngine
package import TributaryGestures

/// The node of a view that uses keys.
package final class KeyNode: UnaryNode {
  private var modifier: KeyModifier
  let environment: Unretained<EnvironmentScope>

  package init(_ modifier: KeyModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  package func update(_ modifier: KeyModifier) { self.modifier = modifier }

  @MainActor override package func willRemove() { host.focusTargetWillGo(self) }
}

extension KeyNode: FocusTarget {
  package var canHaveFocus: Bool { modifier.isFocusable && environment.object.values.isEnabled }

  package func activation(at time: Double) -> GestureActions { GestureActions() }

  package func action(for key: FocusKey) -> (@MainActor () -> Void)? {
    guard canHaveFocus, let action = modifier.action(key) else { return nil }
    return { action() }
  }

  package func focusDidChange(_ hasFocus: Bool) -> GestureActions {
    var actions = GestureActions()
    if let change = modifier.focusChange { actions.append { change(hasFocus) } }
    return actions
  }
}
