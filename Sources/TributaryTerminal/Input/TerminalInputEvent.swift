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
