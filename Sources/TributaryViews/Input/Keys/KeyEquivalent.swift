public import TributaryGestures

/// A key, named by the character that it stands for.
public struct KeyEquivalent: Sendable {
  /// The character; keys that write nothing have characters of their own.
  public let character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes the character behind the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears a display of digits.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")

  /// Whether the key writes its character into a text.
  package var isTyped: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return scalar.properties.generalCategory != .control && !(0xF700...0xF8FF).contains(scalar.value)
  }
}

/// Keys are equal if they are the same key, whatever the case of their letters.
extension KeyEquivalent: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a.character.lowercased() == b.character.lowercased() }

  public func hash(into hasher: inout Hasher) { hasher.combine(character.lowercased()) }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }
}

/// A key with the keys held beside it, which press a control from afar.
public struct KeyboardShortcut: Sendable, Hashable {
  /// Whether the keys go by the keyboard of the user's language. There is one keyboard here, so none of them changes anything.
  public struct Localization: Sendable, Hashable {
    private let value: UInt8

    /// By the language and the direction of writing.
    public static let automatic = Localization(value: 0)
    /// By the language, not by the direction of writing.
    public static let withoutMirroring = Localization(value: 1)
    /// As written.
    public static let custom = Localization(value: 2)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that have to be held, exactly these.
  public var modifiers: EventModifiers
  /// Whether the keys go by the keyboard of the user's language.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: presses the button that most users will want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: presses the button that leaves everything as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  package func matches(_ press: KeyPress) -> Bool { key == press.key && modifiers == press.modifiers }
}
