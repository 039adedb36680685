/// A key that a focused view may have a use for.
package enum FocusKey: Equatable {
  case left, right, home, end
  case up, down
  /// To the borders of words, and to the ends of a text of several lines.
  case wordLeft, wordRight, textStart, textEnd
  /// Up and down, beside what is chosen already.
  case extendUp, extendDown
  /// Along a line, beside what is chosen already.
  case extendLeft, extendRight, extendHome, extendEnd
  case extendWordLeft, extendWordRight, extendTextStart, extendTextEnd
  case selectAll, copy, cut, paste
  case undo, redo
  case backspace, delete
  case deleteWord, deleteWordForwards
  /// Back to the beginning of the line.
  case deleteToStart
  case `return`
  case space
  /// Characters that are typed; without line breaks and other control characters.
  case text(String)
  /// What is pasted from outside, all at once; line breaks are `\n`.
  case insert(String)
}
