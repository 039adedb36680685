public import TributaryGestures

/// A key of the keyboard, identified by its character.
public struct KeyEquivalent: Sendable {
  /// The character of the key. Function keys have private characters.
  public let character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }

  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes the character after the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key of a numeric keypad.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// Whether the key inserts its character into a text.
  package var isTyped: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.generalCategory != .control && !(0xF700...0xF8FF).contains(scalar.value)
  }
}

/// Keys are equal if they are the same key, regardless of letter case.
extension KeyEquivalent: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a.character.lowercased() == b.character.lowercased() }

  public func hash(into hasher: inout Hasher) { hasher.combine(character.lowercased()) }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

/// A key with modifier keys that together activate a control.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The adaptation of a shortcut to the user's keyboard layout. The values have no effect.
  public struct Localization: Sendable, Hashable {
    private let value: UInt8

    /// Adaptation to the language and its writing direction.
    public static let automatic = Localization(value: 0)
    /// Adaptation to the language, but not to its writing direction.
    public static let withoutMirroring = Localization(value: 1)
    /// No adaptation.
    public static let custom = Localization(value: 2)
  }

  /// The key of the shortcut.
  public var key: KeyEquivalent
  /// The exact set of modifier keys.
  public var modifiers: EventModifiers
  /// The adaptation to the user's keyboard layout. The value has no effect.
  public var localization: Localization

  /// Creates a shortcut from a key and modifier keys.
  ///
  /// - Parameters:
  ///   - key: The key of the shortcut.
  ///   - modifiers: The exact set of modifier keys.
  ///   - localization: The adaptation to the user's keyboard layout. The value has no effect.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The shortcut of the default button: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel button: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  package func matches(_ press: KeyPress) -> Bool { key == press.key && modifiers == press.modifiers }
}
