@_spi(Engine) public import TributaryEngine

/// A modifier that runs an action for a key command if the focused view inside does not use the key.
package struct CommandModifier {
  /// A closure that returns the action of a key; `nil` if the key is not a command.
  let action: (FocusKey) -> (() -> Void)?

  package init(action: @escaping (FocusKey) -> (() -> Void)?) { self.action = action }
}

extension CommandModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> CommandNode {
    CommandNode(modifier.pointee, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: CommandNode) {
    node.modifier = modifier.pointee
  }
}

/// The node of a command.
package final class CommandNode: UnaryNode {
  fileprivate(set) var modifier: CommandModifier

  init(_ modifier: CommandModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }
}

extension KeyboardFocus {
  /// Runs the command of a key in the views around the focus, the innermost first.
  ///
  /// - Returns: Whether a view has a command for the key.
  @MainActor
  func performCommand(_ key: FocusKey) -> Bool {
    let commands = focused?.itemAndContainers.all(of: CommandNode.self) ?? []
    // Each closure is called once: a lazy search would call that of the first match again.
    for command in commands {
      guard let action = command.modifier.action(key) else { continue }
      input.perform { action() }
      return true
    }
    return false
  }
}

/// The direction of a move command.
public enum MoveCommandDirection: Sendable, Hashable {
  /// Upward.
  case up
  /// Downward.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Adds an action that runs for an arrow key if this view contains the focus and the focused view does not use the
  /// key.
  ///
  /// > Source: conformance INPUT-20.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      CommandModifier { key in
        guard let action, let direction = MoveCommandDirection(key) else { return nil }
        return { action(direction) }
      })
  }

  /// Adds an action that runs for a delete key if this view contains the focus and the focused view does not use the
  /// key.
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
