import TributaryGeometry

/// A text of several lines that is being edited: a value that keys change.
///
///     one two⏎three      caret 9, anchor 4   →   chosen: two⏎t
///
/// Invariants: `caret` and `anchor` lie in `0...characters.count`; what is chosen lies between them.
///
/// Tested by `TextEditingTests`.
struct PageEditing: Equatable {
  private(set) var characters: [Character]
  /// How many characters stand before the caret.
  private(set) var caret: Int
  /// The other end of what is chosen; the caret where nothing is.
  private(set) var anchor: Int
  /// The distance from the left edge that the caret keeps while it goes up and down, in points.
  private(set) var column: CGFloat?

  /// - Parameters:
  ///   - caret: Beyond the end it is at the end.
  ///   - anchor: The other end of what is chosen; `nil` for nothing.
  init(_ text: String, caret: Int, anchor: Int? = nil, column: CGFloat? = nil) {
    characters = Array(text)
    self.caret = min(max(caret, 0), characters.count)
    self.anchor = min(max(anchor ?? caret, 0), characters.count)
    self.column = column
  }

  var text: String { String(characters) }

  /// What is chosen; empty at the caret where nothing is.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// Does what a key says.
  ///
  /// - Parameters:
  ///   - lines: Of the text as it is.
  ///   - clipboard: What was copied last, and will be.
  /// - Returns: Whether the key means anything to a text.
  mutating func handle(_ key: FocusKey, _ lines: PageLines, _ clipboard: inout String) -> Bool {
    switch key {
    case .up, .extendUp: moveLine(-1, lines, extending: key == .extendUp)
    case .down, .extendDown: moveLine(1, lines, extending: key == .extendDown)
    case .left: move(to: selection.isEmpty ? caret - 1 : selection.lowerBound, extending: false)
    case .right: move(to: selection.isEmpty ? caret + 1 : selection.upperBound, extending: false)
    case .extendLeft: move(to: caret - 1, extending: true)
    case .extendRight: move(to: caret + 1, extending: true)
    case .home, .extendHome: move(to: lines[lines.line(of: caret)].lowerBound, extending: key == .extendHome)
    case .end, .extendEnd: move(to: lines.lastPlace(ofLine: lines.line(of: caret)), extending: key == .extendEnd)
    case .text(let new): replace(selection, by: new)
    case .space: replace(selection, by: " ")
    case .return: replace(selection, by: "\n")
    case .backspace: replace(selection.isEmpty ? max(0, caret - 1)..<caret : selection, by: "")
    case .delete: replace(selection.isEmpty ? caret..<min(characters.count, caret + 1) : selection, by: "")
    case .selectAll:
      anchor = 0
      move(to: characters.count, extending: true)
    case .copy, .cut:
      guard !selection.isEmpty else { return false }
      clipboard = String(characters[selection])
      if key == .cut { replace(selection, by: "") }
    case .paste:
      guard !clipboard.isEmpty else { return false }
      replace(selection, by: clipboard)
    }
    return true
  }

  /// Puts the caret somewhere.
  ///
  /// - Parameter extending: Whether what lies between is chosen.
  mutating func move(to place: Int, extending: Bool) {
    caret = min(max(0, place), characters.count)
    if !extending { anchor = caret }
    column = nil
  }

  private mutating func moveLine(_ step: Int, _ lines: PageLines, extending: Bool) {
    let line = lines.line(of: caret)
    let column = column ?? lines.position(of: caret)
    let next = line + step
    if lines.indices.contains(next) {
      move(to: lines.place(at: column, inLine: next), extending: extending)
    } else {
      move(to: step < 0 ? 0 : characters.count, extending: extending)
    }
    self.column = column
  }

  private mutating func replace(_ range: Range<Int>, by new: String) {
    let behind = characters.count - range.upperBound
    // New characters may join with those around them.
    characters = Array(String(characters[..<range.lowerBound]) + new + String(characters[range.upperBound...]))
    move(to: characters.count - behind, extending: false)
  }
}
