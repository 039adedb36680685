public import Foundation
@_spi(Engine) public import TributaryEngine

/// Runs an action for presses of keys while a view, or one inside, has the focus.
package struct KeyPressModifier {
  let phases: KeyPress.Phases
  let isWanted: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  func wants(_ press: KeyPress) -> Bool { !phases.isDisjoint(with: press.phase) && isWanted(press) }
}

extension KeyPressModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> KeyPressNode {
    KeyPressNode(modifier.pointee, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: KeyPressNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  private nonisolated func onKeyPress(
    _ phases: KeyPress.Phases, where isWanted: @escaping (KeyPress) -> Bool,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isWanted: isWanted, action: action))
  }

  /// Runs `action` when a key is pressed while this view, or one inside, has the focus.
  ///
  /// The innermost action is asked first, before the control that has the focus; what it ignores goes on to the views
  /// around, then to shortcuts.
  ///
  /// > Source: conformance KEY-10 to KEY-13.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress([.down, .repeat], where: { $0.key == key && $0.modifiers.isEmpty }, action: { _ in action() })
  }

  /// Runs `action` when a key is pressed while this view, or one inside, has the focus, whatever keys are held.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { $0.key == key }, action: action)
  }

  /// Runs `action` when one of some keys is pressed while this view, or one inside, has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { keys.contains($0.key) }, action: action)
  }

  /// Runs `action` when a key that writes certain characters is pressed while this view, or one inside, has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      phases,
      where: { press in
        !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      }, action: action)
  }

  /// Runs `action` when any key is pressed while this view, or one inside, has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { _ in true }, action: action)
  }
}

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
