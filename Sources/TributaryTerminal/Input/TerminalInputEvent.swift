import TributaryGeometry

/// One thing that the user did at the terminal.
public enum TerminalInputEvent: Sendable, Equatable {
  /// A key was pressed.
  case key(TerminalKey, TerminalModifiers)
  /// The mouse was moved, pressed, released or turned.
  case pointer(TerminalPointerEvent)

  /// Text pasted as a whole: line breaks are `\n`, other control characters but tabs are gone.
  case paste(String)

  /// A key without modifiers.
  public static func key(_ key: TerminalKey) -> TerminalInputEvent { .key(key, []) }
}

/// A key, apart from the modifiers held with it.
public enum TerminalKey: Sendable, Hashable {
  /// A printable character other than the space, as the terminal sends it: Shift is in the character.
  case character(Character)
  /// The space bar.
  case space
  /// Return or Enter.
  case `return`
  /// Tab; with Shift the way back.
  case tab
  /// Escape, alone.
  case escape
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// Insert.
  case insert
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// Home: to the beginning.
  case home
  /// End: to the end.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// F1 is 1.
  case function(Int)
}

/// Modifier keys, as far as terminals report them: Shift-Tab is ``TerminalKey/tab`` with `.shift`.
public struct TerminalModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift; with a printable character it is in the character.
  public static let shift = TerminalModifiers(rawValue: 1)
  /// Alt, Meta.
  public static let option = TerminalModifiers(rawValue: 2)
  /// Control.
  public static let control = TerminalModifiers(rawValue: 4)
}
