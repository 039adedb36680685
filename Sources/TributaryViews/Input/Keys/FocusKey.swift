import TributaryGestures

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

extension FocusKey {
  /// What a press means to a control; `nil` for one that means nothing to any.
  ///
  /// Keys are those of desktops: words by Option, as on macOS, or by Control, as elsewhere; letters with Command or Control.
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

  /// Terminals send Option with an arrow as the letters that the shell takes for that.
  private static func option(_ key: KeyEquivalent, _ isExtending: Bool) -> FocusKey? {
    switch key.character {
    case "b": .wordLeft
    case "f": .wordRight
    case "d": .deleteWordForwards
    default: erasing(key, isExtending)
    }
  }

  /// What a letter means that is pressed with Control or Command.
  private static func command(_ key: KeyEquivalent, _ isExtending: Bool) -> FocusKey? {
    switch (key.character, isExtending) {
    case ("a", false): .selectAll
    case ("c", false): .copy
    case ("x", false): .cut
    case ("v", false): .paste
    case ("z", false), ("_", _): .undo
    case ("z", true), ("Z", _), ("y", false): .redo
    default: nil
    }
  }
}
