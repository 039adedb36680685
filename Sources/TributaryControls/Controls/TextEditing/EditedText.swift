import TributaryGeometry

/// A text that is being edited: a value that keys and pointers change. Fields of one line and editors of several have the same.
///
///     one two⏎three      caret 9, anchor 4   →   chosen: two⏎t
///
/// Invariants:
/// 1. `characters` are those of `text`; `caret` and `anchor` lie in `0...characters.count`.
/// 2. What is chosen lies between `anchor` and `caret`.
/// 3. `history` leads to this text and from it. Where somebody else has written the text, it is empty.
///
/// Tested by `EditedTextTests`, by random keys against a plain model in `EditedTextPropertyTests`.
struct EditedText: Equatable {
  private(set) var text: String
  private(set) var characters: [Character]
  /// How many characters stand before the caret.
  private(set) var caret: Int
  /// The other end of what is chosen; the caret where nothing is.
  private(set) var anchor: Int
  /// The distance from the left edge that the caret keeps while it goes up and down, in points.
  private(set) var column: CGFloat?
  private(set) var history = EditHistory()

  /// - Parameters:
  ///   - caret: Beyond the end it is at the end.
  ///   - anchor: The other end of what is chosen; `nil` for nothing.
  init(_ text: String = "", caret: Int = .max, anchor: Int? = nil) {
    self.text = text
    characters = Array(text)
    self.caret = min(max(caret, 0), characters.count)
    self.anchor = min(max(anchor ?? caret, 0), characters.count)
  }

  /// What is chosen; empty at the caret where nothing is.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// This, if it is of a text; else that text with the caret at its end: somebody else has written it.
  func following(_ text: String) -> EditedText {
    self.text.utf8.count == text.utf8.count && self.text == text ? self : EditedText(text)
  }

  /// The same caret and choice in as many dots.
  func masked(by dot: Character) -> EditedText {
    EditedText(String(repeating: dot, count: characters.count), caret: caret, anchor: anchor)
  }

  /// Puts the caret somewhere.
  ///
  /// - Parameters:
  ///   - extending: Whether what lies between is chosen.
  ///   - column: The distance from the left edge that the caret keeps; `nil` for where it is.
  mutating func move(to place: Int, extending: Bool, column: CGFloat? = nil) {
    caret = min(max(0, place), characters.count)
    if !extending { anchor = caret }
    self.column = column
    history.close()
  }

  /// Chooses what lies between two places, the caret at the second.
  mutating func choose(from anchor: Int, to caret: Int) {
    move(to: anchor, extending: false)
    move(to: caret, extending: true)
  }

  /// Chooses a part, if it is not chosen already.
  mutating func choose(_ part: Range<Int>) {
    if part != selection { choose(from: part.lowerBound, to: part.upperBound) }
  }
}

// Changes.
extension EditedText {
  /// Puts a text in the place of some characters, and the caret behind it.
  ///
  /// - Parameter kind: `nil` for a change that cannot be taken back.
  mutating func replace(_ range: Range<Int>, by new: String, _ kind: EditHistory.Kind?) {
    let before = String(characters[..<range.lowerBound]) + new
    // New characters may join with those around them.
    let text = before + String(characters[range.upperBound...])
    take(text, caret: Self.place(behind: before.utf8.count, in: Array(text)), kind)
  }

  /// Becomes what stands in the place of a change that it has just made: whoever takes the text may make another of it.
  ///
  /// - Parameter old: What it was before the change.
  mutating func settle(on written: String, from old: EditedText, in place: EditingContext) {
    if written.utf8.count == text.utf8.count, written == text { return }
    let (caret, kind) = (caret, history.open ?? .single)
    self = old
    take(written, caret: caret, place.isSecret ? nil : kind)
  }

  private mutating func take(_ text: String, caret: Int, _ kind: EditHistory.Kind?) {
    let old = self
    self.text = text
    characters = Array(text)
    self.caret = min(caret, characters.count)
    anchor = self.caret
    column = nil
    guard let kind else { return history = EditHistory() }
    guard let change = TextChange(from: old.characters, to: characters) else { return }
    history.record(EditHistory.Step(change: change, caret: old.caret, anchor: old.anchor, end: self.caret), kind)
  }

  /// How many characters begin within some bytes of UTF-8.
  private static func place(behind length: Int, in characters: [Character]) -> Int {
    var count = 0
    var bytes = 0
    while bytes < length, count < characters.count {
      bytes += characters[count].utf8.count
      count += 1
    }
    return count
  }

  /// Takes the last step back.
  ///
  /// - Returns: Whether there was one.
  mutating func undo() -> Bool {
    guard let step = history.undo() else { return false }
    show(step.change.inverse, caret: step.caret, anchor: step.anchor)
    return true
  }

  /// Does again what was taken back last.
  ///
  /// - Returns: Whether there was anything.
  mutating func redo() -> Bool {
    guard let step = history.redo() else { return false }
    show(step.change, caret: step.end, anchor: step.end)
    return true
  }

  private mutating func show(_ change: TextChange, caret: Int, anchor: Int) {
    characters = change.applied(to: characters)
    text = String(characters)
    self.caret = min(caret, characters.count)
    self.anchor = min(anchor, characters.count)
    column = nil
  }
}

/// Where a text is edited, which decides what some keys mean.
enum EditingContext {
  /// A field of one line.
  case line
  /// A field that does not show what stands in it: nothing is copied out of it, nothing remembered, and its words cannot be told.
  case secret
  /// Lines in a width.
  case page(PageLines)

  /// The lines; `nil` if there is one.
  var lines: PageLines? {
    if case .page(let lines) = self { lines } else { nil }
  }

  var isSecret: Bool {
    if case .secret = self { true } else { false }
  }
}
