import TributaryTerminal
import TributaryViews

extension FocusKey {
  /// What a key of the terminal is for a focused view; `nil` for a key that is for none.
  init?(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    guard modifiers.isEmpty else { return nil }
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .return: self = .return
    case .space: self = .space
    case .character(let character): self = .text(String(character))
    default: return nil
    }
  }
}
