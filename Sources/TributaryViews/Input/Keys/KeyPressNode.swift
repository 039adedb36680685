@_spi(Engine) package import TributaryEngine

/// The node of an action for presses of keys.
package final class KeyPressNode: UnaryNode {
  package var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }
}

extension ViewGraph {
  /// The actions for presses of keys around the focus, from the inside out.
  private var keyPressNodes: [KeyPressNode] {
    var nodes: [KeyPressNode] = []
    var node: ItemNode? = focused
    while let current = node {
      if let keys = current as? KeyPressNode { nodes.append(keys) }
      node = current.container
    }
    return nodes
  }

  /// Whether somebody wants to know of each key that is pressed.
  package var wantsKeyPresses: Bool { !keyPressNodes.isEmpty }

  /// Does what a press of a key means: to the views around the focus, to the focused control, as a shortcut, or as Escape,
  /// which before all gives up what is dragged.
  ///
  /// - Returns: Whether it means anything.
  @MainActor
  package func handle(_ press: KeyPress) -> Bool {
    if isDragging, press.key == .escape {
      cancelPress()
      return true
    }
    for node in keyPressNodes where node.modifier.wants(press) {
      var result = KeyPress.Result.ignored
      perform { result = node.modifier.action(press) }
      if result == .handled { return true }
    }
    if let key = FocusKey(press), handle(key) || performCommand(key) { return true }
    if let action = shortcutAction(for: press) {
      action()
      return true
    }
    return press.key == .escape && press.modifiers.isEmpty && performExitCommand()
  }
}
