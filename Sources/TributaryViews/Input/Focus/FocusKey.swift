/// A key that a focused view may have a use for.
package enum FocusKey: Equatable {
  case left, right, home, end
  case up, down
  /// Up and down, beside what is chosen already.
  case extendUp, extendDown
  /// Along a line, beside what is chosen already.
  case extendLeft, extendRight, extendHome, extendEnd
  case selectAll, copy, cut, paste
  case backspace, delete
  case `return`
  case space
  /// Characters, typed or pasted; without line breaks and other control characters.
  case text(String)
}
