@_spi(Engine) public import TributaryEngine

/// Where a user wants to move.
public enum MoveCommandDirection: Sendable, Hashable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Runs `action` when an arrow key is pressed while this view, or one inside, has the focus and no use for the key.
  ///
  /// > Source: conformance INPUT-20.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      CommandModifier { key in
        guard let action, let direction = MoveCommandDirection(key) else { return nil }
        return { action(direction) }
      })
  }

  /// Runs `action` when a key that deletes is pressed while this view, or one inside, has the focus and no use for the key.
  ///
  /// > Source: conformance INPUT-21.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(CommandModifier { key in key == .backspace || key == .delete ? action : nil })
  }
}

extension MoveCommandDirection {
  fileprivate init?(_ key: FocusKey) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}
