public import Foundation
@_spi(Engine) public import TributaryEngine
public import TributaryGestures

/// A modifier that runs an action for key presses while the focus is in a view.
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

  /// Adds an action that runs for a key while the focus is in this view.
  ///
  /// The innermost action runs first, before the focused control. A press that it ignores continues to the views
  /// around, then to shortcuts.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: A closure that returns whether it handled the key press. An ignored key press goes to the next view.
  ///
  /// > Source: conformance KEY-10 to KEY-13.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress([.down, .repeat], where: { $0.key == key && $0.modifiers.isEmpty }, action: { _ in action() })
  }

  /// Adds an action that runs for a key while the focus is in this view, regardless of modifier keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - phases: The phases of a key press for which the action runs.
  ///   - action: A closure that returns whether it handled the key press. An ignored key press goes to the next view.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { $0.key == key }, action: action)
  }

  /// Adds an action that runs for any of a set of keys while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - phases: The phases of a key press for which the action runs.
  ///   - action: A closure that returns whether it handled the key press. An ignored key press goes to the next view.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { keys.contains($0.key) }, action: action)
  }

  /// Adds an action that runs for keys that insert characters of a set, while the focus is in this view.
  ///
  /// - Parameters:
  ///   - characters: The characters that the keys insert.
  ///   - phases: The phases of a key press for which the action runs.
  ///   - action: A closure that returns whether it handled the key press. An ignored key press goes to the next view.
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

  /// Adds an action that runs for any key while the focus is in this view.
  ///
  /// - Parameters:
  ///   - phases: The phases of a key press for which the action runs.
  ///   - action: A closure that returns whether it handled the key press. An ignored key press goes to the next view.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases, where: { _ in true }, action: action)
  }
}

/// The node of a key press action.
package final class KeyPressNode: UnaryNode {
  package var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }
}

extension KeyboardFocus {
  /// The key press actions around the focus, from the inside out.
  private var keyPressNodes: [KeyPressNode] {
    focused?.itemAndContainers.all(of: KeyPressNode.self) ?? []
  }

  /// Whether a view around the focus has a key press action.
  package var wantsKeyPresses: Bool { !keyPressNodes.isEmpty }

  /// Handles a key press: in the views around the focus, the focused control, as a shortcut, or as an exit command.
  ///
  /// During a drag, the Escape key cancels the drag instead. A released key has no effect other than key press actions.
  ///
  /// - Returns: Whether the press was handled.
  @MainActor
  package func handle(_ press: KeyPress) -> Bool {
    let isRelease = press.phase == .up
    if !isRelease, DragState.isCancelable(in: host), press.key == .escape {
      input.cancelPress()
      return true
    }
    for node in keyPressNodes where node.modifier.wants(press) {
      var result = KeyPress.Result.ignored
      input.perform { result = node.modifier.action(press) }
      if result == .handled { return true }
    }
    if isRelease { return false }
    if let key = FocusKey(press), handle(key) || performCommand(key) { return true }
    if let action = shortcutAction(for: press) {
      action()
      return true
    }
    return press.key == .escape && press.modifiers.isEmpty && performExitCommand()
  }
}

/// A press of a key of the keyboard.
public struct KeyPress: Sendable {
  /// The phases of a key press. A browser window reports all of them. Terminals report only the first phase, repeatedly
  /// for a key that is held.
  public struct Phases: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key was released.
    public static let up = Phases(rawValue: 1 << 2)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The result of an action for a key press.
  public enum Result: Sendable {
    /// The action handled the press, which ends its dispatch.
    case handled
    /// The action ignored the press, which continues to the views around, then to shortcuts, and then to default
    /// actions.
    case ignored
  }

  /// The phase of the press.
  public let phase: Phases
  /// The pressed key.
  public let key: KeyEquivalent
  /// The characters that the key inserts; empty for keys that insert none.
  public let characters: String
  /// The modifier keys during the press.
  public let modifiers: EventModifiers

  /// Creates a press of a key.
  ///
  /// - Parameters:
  ///   - characters: The characters that the key inserts; `nil` for the character of the key.
  ///   - phase: One phase.
  package init(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], characters: String? = nil, phase: Phases = .down
  ) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.characters = characters ?? (key.isTyped ? String(key.character) : "")
  }

  /// Returns this press with other modifier keys.
  package func with(_ modifiers: EventModifiers) -> KeyPress {
    KeyPress(key, modifiers: modifiers, characters: characters, phase: phase)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(\(characters.isEmpty ? "\(key)" : characters), \(modifiers.rawValue))"
  }
}
