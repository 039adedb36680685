@_spi(Engine) public import TributaryEngine

/// Runs an action when keys say a command while a view, or one inside, has the focus and no use for them.
package struct CommandModifier {
  /// What a key does; `nil` if it is no command here.
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

extension ViewGraph {
  /// Does what a key commands in the views around the focus, the innermost first.
  ///
  /// - Returns: Whether it commands anything.
  @MainActor
  func performCommand(_ key: FocusKey) -> Bool {
    var node: ItemNode? = focused
    while let current = node {
      if let command = current as? CommandNode, let action = command.modifier.action(key) {
        perform { action() }
        return true
      }
      node = current.container
    }
    return false
  }
}

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
