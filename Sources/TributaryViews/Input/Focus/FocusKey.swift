/// A key that a focused view may have a use for.
package enum FocusKey: Equatable {
  case left, right, home, end
  case backspace, delete
  case `return`
  case space
  /// Characters, typed or pasted; without line breaks and other control characters.
  case text(String)
}
