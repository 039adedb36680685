import TributaryGeometry

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
