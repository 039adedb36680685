/// A line of text that is being edited: a value that keys change.
struct TextEditing: Equatable {
  private(set) var text: String

  /// How many characters stand before the caret.
  private(set) var caret: Int

  /// - Parameter caret: Beyond the end it is at the end.
  init(_ text: String, caret: Int) {
    self.text = text
    self.caret = min(max(caret, 0), text.count)
  }

  /// What stands before the caret.
  var before: Substring { text.prefix(caret) }

  /// The character at the caret; `nil` at the end.
  var current: Character? { text.dropFirst(caret).first }

  /// What stands behind the character at the caret.
  var after: Substring { text.dropFirst(caret + 1) }

  /// Does what a key says.
  ///
  /// - Returns: Whether the key means anything to a line of text.
  mutating func handle(_ key: FocusKey) -> Bool {
    switch key {
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(text.count, caret + 1)
    case .home: caret = 0
    case .end: caret = text.count
    case .text(let new): insert(new)
    case .space: insert(" ")
    case .backspace:
      guard caret > 0 else { break }
      caret -= 1
      remove()
    case .delete: remove()
    case .return, .up, .down, .extendUp, .extendDown, .extendLeft, .extendRight, .extendHome, .extendEnd, .selectAll,
      .copy, .cut, .paste:
      return false
    }
    return true
  }

  private mutating func insert(_ new: String) {
    let behind = text.dropFirst(caret)
    let length = behind.count
    text = before + new + behind
    // New characters may have joined with those around them.
    caret = max(0, text.count - length)
  }

  private mutating func remove() {
    guard caret < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: caret))
    caret = min(caret, text.count)
  }
}
