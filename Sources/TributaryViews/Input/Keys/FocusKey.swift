import TributaryGestures

/// A key that a focused view can use.
package enum FocusKey: Equatable {
  case left, right, home, end
  case up, down
  /// Movements to word boundaries, and to the start and end of multiline text.
  case wordLeft, wordRight, textStart, textEnd
  /// Vertical movements that extend the selection.
  case extendUp, extendDown
  /// Horizontal movements that extend the selection.
  case extendLeft, extendRight, extendHome, extendEnd
  case extendWordLeft, extendWordRight, extendTextStart, extendTextEnd
  case selectAll, copy, cut, paste
  case undo, redo
  /// Switches of text attributes.
  case bold, italic, underline
  case backspace, delete
  case deleteWord, deleteWordForwards
  /// Deletion back to the start of the line.
  case deleteToStart
  case `return`
  case space
  /// Typed characters, without line breaks and other control characters.
  case text(String)
  /// Text that is pasted from outside as a whole; line breaks are `\n`.
  case insert(String)
}

extension FocusKey {
  /// Creates the key for a press; `nil` for a press that no control uses.
  ///
  /// The keys are those of desktop platforms: words with Option as on macOS, or with Control as on other platforms, and
  /// letters with Command or Control.
  package init?(_ press: KeyPress) {
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    let isExtending = held.contains(.shift)
    let key: FocusKey? =
      switch held.subtracting(.shift) {
      case []: Self.plain(press, isExtending)
      case .option: Self.move(press.key, byWords: true, isExtending) ?? Self.option(press.key, isExtending)
      case .control:
        Self.move(press.key, byWords: true, isExtending) ?? Self.erasing(press.key, isExtending)
          ?? Self.command(press.key, isExtending)
      case .command: Self.commandMove(press.key, isExtending) ?? Self.command(press.key, isExtending)
      default: nil
      }
    guard let key else { return nil }
    self = key
  }

  private static func plain(_ press: KeyPress, _ isExtending: Bool) -> FocusKey? {
    if let move = move(press.key, byWords: false, isExtending) { return move }
    if press.key.isTyped { return press.key == .space ? .space : .text(press.characters) }
    if isExtending { return nil }
    return switch press.key {
    case .delete: .backspace
    case .deleteForward: .delete
    case .return: .return
    default: nil
    }
  }

  private static func move(_ key: KeyEquivalent, byWords: Bool, _ isExtending: Bool) -> FocusKey? {
    switch key {
    case .leftArrow where byWords: isExtending ? .extendWordLeft : .wordLeft
    case .rightArrow where byWords: isExtending ? .extendWordRight : .wordRight
    case .home where byWords: isExtending ? .extendTextStart : .textStart
    case .end where byWords: isExtending ? .extendTextEnd : .textEnd
    case _ where byWords: nil
    case .leftArrow: isExtending ? .extendLeft : .left
    case .rightArrow: isExtending ? .extendRight : .right
    case .upArrow: isExtending ? .extendUp : .up
    case .downArrow: isExtending ? .extendDown : .down
    case .home: isExtending ? .extendHome : .home
    case .end: isExtending ? .extendEnd : .end
    default: nil
    }
  }

  private static func commandMove(_ key: KeyEquivalent, _ isExtending: Bool) -> FocusKey? {
    switch key {
    case .leftArrow: isExtending ? .extendHome : .home
    case .rightArrow: isExtending ? .extendEnd : .end
    case .upArrow: isExtending ? .extendTextStart : .textStart
    case .downArrow: isExtending ? .extendTextEnd : .textEnd
    case .delete where !isExtending: .deleteToStart
    default: nil
    }
  }

  private static func erasing(_ key: KeyEquivalent, _ isExtending: Bool) -> FocusKey? {
    switch key {
    case .delete where !isExtending: .deleteWord
    case .deleteForward where !isExtending: .deleteWordForwards
    default: nil
    }
  }

  /// Returns the key for Option with a letter, which terminals send for Option with an arrow in the convention of
  /// shells.
  private static func option(_ key: KeyEquivalent, _ isExtending: Bool) -> FocusKey? {
    switch key.character {
    case "b": .wordLeft
    case "f": .wordRight
    case "d": .deleteWordForwards
    default: erasing(key, isExtending)
    }
  }

  /// Returns the key for a letter with Control or Command.
  private static func command(_ key: KeyEquivalent, _ isExtending: Bool) -> FocusKey? {
    switch (key.character, isExtending) {
    case ("a", false): .selectAll
    case ("c", false): .copy
    case ("x", false): .cut
    case ("v", false): .paste
    case ("b", false): .bold
    case ("i", false): .italic
    case ("u", false): .underline
    case ("z", false), ("_", _): .undo
    case ("z", true), ("Z", _), ("y", false): .redo
    default: nil
    }
  }
}
