import TributaryGeometry

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
