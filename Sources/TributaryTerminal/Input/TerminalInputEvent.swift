import TributaryGeometry

/// A user input event of a terminal.
public enum TerminalInputEvent: Sendable, Equatable {
  /// A key was pressed.
  case key(TerminalKey, TerminalModifiers)
  /// The mouse was moved, a button was pressed or released, or the wheel was turned.
  case pointer(TerminalPointerEvent)

  /// Text was pasted. Line breaks are `\n`; control characters other than tabs are removed.
  case paste(String)

  /// Returns the event of a key without modifiers.
  ///
  /// - Parameter key: The key.
  public static func key(_ key: TerminalKey) -> TerminalInputEvent { .key(key, []) }
}

/// A key, without its modifiers.
public enum TerminalKey: Sendable, Hashable {
  /// A printable character other than the space. The terminal has already applied Shift.
  case character(Character)
  /// The space bar.
  case space
  /// Return or Enter.
  case `return`
  /// The Tab key; with Shift it navigates backward.
  case tab
  /// The Escape key.
  case escape
  /// The key that deletes the character to the left.
  case backspace
  /// The key that deletes the character to the right.
  case delete
  /// The Insert key.
  case insert
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right
  /// The Home key.
  case home
  /// The End key.
  case end
  /// The Page Up key.
  case pageUp
  /// The Page Down key.
  case pageDown
  /// A function key by its number; F1 is 1.
  case function(Int)
}

/// The modifier keys that terminals report: Shift-Tab is ``TerminalKey/tab`` with `.shift`.
public struct TerminalModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key. It is already applied to printable characters.
  public static let shift = TerminalModifiers(rawValue: 1)
  /// The Alt or Meta key.
  public static let option = TerminalModifiers(rawValue: 2)
  /// The Control key.
  public static let control = TerminalModifiers(rawValue: 4)
}
