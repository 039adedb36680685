@_spi(Engine) import TributaryViews

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
