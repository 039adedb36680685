import TributaryTerminal
import TributaryViews

extension KeyPress {
  /// A key of the terminal as a press; `nil` for one that views cannot name.
  init?(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    guard let equivalent = KeyEquivalent(key) else { return nil }
    self.init(equivalent, modifiers: EventModifiers(modifiers))
  }
}

extension EventModifiers {
  /// The keys that a terminal says are held.
  init(_ held: TerminalModifiers) {
    self = []
    if held.contains(.shift) { insert(.shift) }
    if held.contains(.option) { insert(.option) }
    if held.contains(.control) { insert(.control) }
  }
}

extension KeyEquivalent {
  /// `nil` for a key that has no name.
  fileprivate init?(_ key: TerminalKey) {
    switch key {
    case .character(let character): self.init(character)
    case .space: self = .space
    case .return: self = .return
    case .tab: self = .tab
    case .escape: self = .escape
    case .backspace: self = .delete
    case .delete: self = .deleteForward
    case .up: self = .upArrow
    case .down: self = .downArrow
    case .left: self = .leftArrow
    case .right: self = .rightArrow
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert, .function: return nil
    }
  }
}
