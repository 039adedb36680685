public import TributaryGeometry

/// One thing that the user did at the terminal.
public enum TerminalInputEvent: Sendable, Equatable {
  case key(TerminalKey, TerminalModifiers)
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
  case space
  case `return`
  case tab
  case escape
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// F1 is 1.
  case function(Int)
}

/// Modifier keys, as far as terminals report them: Shift-Tab is ``TerminalKey/tab`` with `.shift`.
public struct TerminalModifiers: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = TerminalModifiers(rawValue: 1)
  /// Alt, Meta.
  public static let option = TerminalModifiers(rawValue: 2)
  public static let control = TerminalModifiers(rawValue: 4)
}

/// A mouse event; its place is the middle of the cell that it happened in.
public struct TerminalPointerEvent: Sendable, Equatable {
  public var phase: Phase

  /// In points of the picture, origin top-left, y down.
  public var location: CGPoint

  public var modifiers: TerminalModifiers

  public enum Phase: Sendable, Hashable {
    case down(Button)
    /// Moved with a button held.
    case dragged(Button)
    case up(Button)
    /// Moved with no button held. Few terminals report it in the modes that the session asks for.
    case moved
    /// The wheel went one notch; positive is right and down.
    case scrolled(dx: Int, dy: Int)
  }

  public enum Button: Sendable, Hashable {
    case left
    case middle
    case right
  }

  public init(_ phase: Phase, at location: CGPoint, modifiers: TerminalModifiers = []) {
    self.phase = phase
    self.location = location
    self.modifiers = modifiers
  }
}
