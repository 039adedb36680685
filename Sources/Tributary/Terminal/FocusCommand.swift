import TributaryTerminal
import TributaryViews

/// What a key does to the focus.
enum FocusCommand {
  case next
  case previous
  case move(FocusDirection)
  case activate

  /// `nil` for a key that has nothing to do with the focus.
  init?(_ key: TerminalKey, _ modifiers: TerminalModifiers) {
    switch (key, modifiers) {
    case (.tab, []): self = .next
    case (.tab, .shift): self = .previous
    case (.left, []): self = .move(FocusDirection(x: -1, y: 0))
    case (.right, []): self = .move(FocusDirection(x: 1, y: 0))
    case (.up, []): self = .move(FocusDirection(x: 0, y: -1))
    case (.down, []): self = .move(FocusDirection(x: 0, y: 1))
    case (.return, []), (.space, []): self = .activate
    default: return nil
    }
  }
}
