import Foundation
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The editing state of a text, which is a value that keys and pointers modify. Text fields and text editors share it.
///
///     one two⏎three      caret 9, anchor 4   →   selected: two⏎t
///
/// Invariants:
/// 1. `characters` contains the characters of `text`; `caret` and `anchor` are in `0...characters.count`.
/// 2. The selection is the range between `anchor` and `caret`.
/// 3. `history` applies to the current text. It is empty after client code replaces the text, and for a text with
///    attributes.
/// 4. `styling` has the characters of `text`.
///
/// Tested by `EditedTextTests`, by random keys against a plain model in `EditedTextPropertyTests`.
struct EditedText: Equatable {
  private(set) var text: String
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// The other end of the selection, which equals the caret if the selection is empty.
  private(set) var anchor: Int
  /// The horizontal position that the caret keeps during vertical movement, in points from the left edge.
  private(set) var column: CGFloat?
  private(set) var history = EditHistory()
  /// The attributes of the text and their history, which replaces `history`; `nil` for a text without attributes.
  var styling: TextStyling?

  /// Creates an editing state.
  ///
  /// - Parameters:
  ///   - caret: The number of characters before the caret, clamped to the text.
  ///   - anchor: The other end of the selection; `nil` for an empty selection.
  init(_ text: String = "", caret: Int = .max, anchor: Int? = nil) {
    self.text = text
    characters = Array(text)
    self.caret = min(max(caret, 0), characters.count)
    self.anchor = min(max(anchor ?? caret, 0), characters.count)
  }

  /// The selected range, which is empty at the caret if there is no selection.
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  /// Returns this state if its text has the same scalars as a text; otherwise a state of that text, with the caret at
  /// its end.
  ///
  /// The texts differ if client code replaced the text.
  func following(_ text: String) -> EditedText {
    self.text.isSame(as: text) ? self : EditedText(text)
  }

  /// Returns a state with the same caret and selection, and a dot for each character.
  func masked(by dot: Character) -> EditedText {
    EditedText(String(repeating: dot, count: characters.count), caret: caret, anchor: anchor)
  }

  /// Moves the caret to a position.
  ///
  /// - Parameters:
  ///   - extending: Whether the selection extends to the position.
  ///   - column: The horizontal position that the caret keeps, in points from the left edge; `nil` for the new
  ///     position.
  mutating func move(to place: Int, extending: Bool, column: CGFloat? = nil) {
    caret = min(max(0, place), characters.count)
    if !extending { anchor = caret }
    self.column = column
    history.close()
    styling?.selectionDidMove()
  }

  /// Selects the range between two positions, with the caret at the second.
  mutating func choose(from anchor: Int, to caret: Int) {
    move(to: anchor, extending: false)
    move(to: caret, extending: true)
  }

  /// Selects a range, unless it is already selected.
  mutating func choose(_ part: Range<Int>) {
    if part != selection { choose(from: part.lowerBound, to: part.upperBound) }
  }
}

// Changes of the text.
extension EditedText {
  /// Replaces some characters by a text, and moves the caret to its end.
  ///
  /// - Parameter kind: The kind of the change; `nil` for a change that cannot be undone.
  mutating func replace(_ range: Range<Int>, by new: String, _ kind: EditHistory.Kind?) {
    if let styling {
      let attributes = styling.attributesOfAddedText(range, in: characters)
      return replace(range, by: AttributedString(new, attributes: attributes), kind)
    }
    let before = String(characters[..<range.lowerBound]) + new
    // Inserted characters can form grapheme clusters with adjacent ones.
    let text = before + String(characters[range.upperBound...])
    take(
      text, caret: Self.place(behind: before.utf8.count, in: Array(text)), kind, changedBy: range.lowerBound)
  }

  /// Adopts the text that a binding returns after a write, because its setter can modify the text.
  ///
  /// - Parameters:
  ///   - written: The text that the binding returns.
  ///   - old: The state before the change.
  mutating func settle(on written: String, from old: EditedText, in place: EditingContext) {
    if written.isSame(as: text) { return }
    let (caret, kind) = (caret, history.open ?? .single)
    self = old
    take(written, caret: caret, place.isSecret ? nil : kind)
  }

  /// - Parameter limit: The last place at which the text changes.
  private mutating func take(_ text: String, caret: Int, _ kind: EditHistory.Kind?, changedBy limit: Int = .max) {
    let old = self
    self.text = text
    characters = Array(text)
    self.caret = min(caret, characters.count)
    anchor = self.caret
    column = nil
    guard let kind else { return history = EditHistory() }
    guard let change = TextChange(from: old.characters, to: characters, beginningBy: limit) else { return }
    history.record(EditHistory.Step(change: change, caret: old.caret, anchor: old.anchor, end: self.caret), kind)
  }

  /// Returns the number of characters that begin within a given number of UTF-8 bytes.
  static func place(behind length: Int, in characters: [Character]) -> Int {
    var count = 0
    var bytes = 0
    while bytes < length, count < characters.count {
      bytes += characters[count].utf8.count
      count += 1
    }
    return count
  }

  /// Reverts the last step.
  ///
  /// - Returns: Whether there was a step to undo.
  mutating func undo() -> Bool {
    if var styling { return restore(styling.undo(), styling) }
    guard let step = history.undo() else { return false }
    show(step.change.inverse, caret: step.caret, anchor: step.anchor)
    return true
  }

  /// Reapplies the step that was undone last.
  ///
  /// - Returns: Whether there was a step to redo.
  mutating func redo() -> Bool {
    if var styling { return restore(styling.redo(), styling) }
    guard let step = history.redo() else { return false }
    show(step.change, caret: step.end, anchor: step.end)
    return true
  }

  private mutating func show(_ change: TextChange, caret: Int, anchor: Int) {
    characters = change.applied(to: characters)
    text = String(characters)
    select(caret, anchor)
  }

  /// Shows another text, without a change of the history.
  mutating func show(_ text: String, caret: Int, anchor: Int) {
    self.text = text
    characters = Array(text)
    select(caret, anchor)
  }

  private mutating func select(_ caret: Int, _ anchor: Int) {
    self.caret = min(caret, characters.count)
    self.anchor = min(anchor, characters.count)
    column = nil
  }
}

extension EditedText {
  /// Applies the effect of a key to the text.
  ///
  /// - Parameters:
  ///   - place: The context in which the text is edited.
  ///   - clipboard: The text of the clipboard, which copying and cutting replace.
  /// - Returns: Whether the key has an effect in the context.
  mutating func handle(_ key: FocusKey, in place: EditingContext, _ clipboard: inout String) -> Bool {
    if let move = move(for: key, in: place) {
      self.move(to: move.place, extending: move.isExtending, column: move.column)
      return true
    }
    switch key {
    case .text(let new): replace(selection, by: new, place.isSecret ? nil : .typing)
    case .space: replace(selection, by: " ", place.isSecret ? nil : .typing)
    case .return:
      guard place.lines != nil else { return false }
      replace(selection, by: "\n", .single)
    case .insert(let new): return insert(new, in: place)
    case .selectAll: choose(from: 0, to: characters.count)
    case .undo: return undo()
    case .redo: return redo()
    case .copy, .cut, .paste: return exchange(key, in: place, &clipboard)
    default: return erase(key, in: place)
    }
    return true
  }

  private mutating func insert(_ new: String, in place: EditingContext) -> Bool {
    let new = place.lines == nil ? new.inOneLine : new
    guard !new.isEmpty else { return false }
    replace(selection, by: new, place.isSecret ? nil : .single)
    return true
  }

  private mutating func exchange(_ key: FocusKey, in place: EditingContext, _ clipboard: inout String) -> Bool {
    if key == .paste { return insert(clipboard, in: place) }
    guard !selection.isEmpty, !place.isSecret else { return false }
    clipboard = String(characters[selection])
    if key == .cut { replace(selection, by: "", .single) }
    return true
  }

  private mutating func erase(_ key: FocusKey, in place: EditingContext) -> Bool {
    let part: Range<Int>
    switch key {
    case .backspace: part = max(0, caret - 1)..<caret
    case .delete: part = caret..<min(characters.count, caret + 1)
    case .deleteWord: part = wordBorder(before: caret, in: place)..<caret
    case .deleteWordForwards: part = caret..<wordBorder(behind: caret, in: place)
    case .deleteToStart: part = lineStart(in: place)..<caret
    default: return false
    }
    let erased = selection.isEmpty ? part : selection
    if erased.isEmpty { return true }
    let kind: EditHistory.Kind =
      switch key {
      case _ where !selection.isEmpty: .single
      case .backspace: .erasing
      case .delete: .erasingForwards
      default: .single
      }
    replace(erased, by: "", place.isSecret ? nil : kind)
    return true
  }
}

extension String {
  /// The text with each line break replaced by a space.
  fileprivate var inOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

/// The context in which a text is edited, which determines the effect of some keys.
enum EditingContext {
  /// A field with one line.
  case line
  /// A field with hidden text: it allows no copying and no undo, and treats the text as one word.
  case secret
  /// An editor with several lines.
  case page(PageLines)

  /// The lines; `nil` for a field with one line.
  var lines: PageLines? {
    if case .page(let lines) = self { lines } else { nil }
  }

  var isSecret: Bool {
    if case .secret = self { true } else { false }
  }
}
