public import TributaryGestures

/// A press of a key of the keyboard.
public struct KeyPress: Sendable {
  /// The part of a press. Terminals tell of no other than the first: a key that is held is pressed again and again.
  public struct Phases: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key went down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key is held, and counts again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key came up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All parts.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action had a use for a press.
  public enum Result: Sendable {
    /// It had: nobody else is asked.
    case handled
    /// It had none: the views around are asked, then the shortcuts, then what the key does by itself.
    case ignored
  }

  /// The part of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes; empty if it writes nothing.
  public let characters: String
  /// The keys that were held.
  public let modifiers: EventModifiers

  /// Creates a press of a key.
  ///
  /// - Parameter characters: What the key writes; `nil` for the character of the key.
  package init(_ key: KeyEquivalent, modifiers: EventModifiers = [], characters: String? = nil) {
    phase = .down
    self.key = key
    self.modifiers = modifiers
    self.characters = characters ?? (key.isTyped ? String(key.character) : "")
  }

  /// Returns the same press with other keys held.
  package func with(_ modifiers: EventModifiers) -> KeyPress {
    KeyPress(key, modifiers: modifiers, characters: characters)
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(\(characters.isEmpty ? "\(key)" : characters), \(modifiers.rawValue))"
  }
}
