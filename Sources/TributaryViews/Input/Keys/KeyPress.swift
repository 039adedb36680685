public import TributaryGestures

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
