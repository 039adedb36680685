@_spi(Engine) public import TributaryEngine
public import Foundation

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
