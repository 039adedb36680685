public import TributaryGestures

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

  /// A shortcut.
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
