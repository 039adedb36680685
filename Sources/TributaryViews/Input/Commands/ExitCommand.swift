@_spi(Engine) public import TributaryEngine

/// A modifier that runs an action for the Escape key.
@_documentation(visibility: internal)
public struct ExitCommandModifier {
  let action: (() -> Void)?
}

extension ExitCommandModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ExitCommandNode {
    ExitCommandNode(modifier.pointee.action, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ExitCommandNode) {
    node.action = modifier.pointee.action
  }
}

extension View {
  /// Adds an action that runs for the Escape key while this view contains the focus.
  ///
  /// If no view around the focus handles the key, the action of the front-most accessible view runs.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(ExitCommandModifier(action: action))
  }
}

/// An item that handles the Escape key.
package protocol ExitTarget: ItemNode {
  /// The action of the key; `nil` if the item does not handle the key at present.
  @MainActor var exitAction: (@MainActor () -> Void)? { get }
}

/// The node of an exit command.
@usableFromInline
package final class ExitCommandNode: UnaryNode {
  fileprivate(set) var action: (() -> Void)?

  init(_ action: (() -> Void)?, _ inputs: NodeInputs) {
    self.action = action
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }
}

extension ExitCommandNode: ExitTarget {
  package var exitAction: (@MainActor () -> Void)? {
    guard let action else { return nil }
    return { action() }
  }
}

extension KeyboardFocus {
  /// The action of the view that handles the Escape key: the innermost one around the focus, or else the front-most
  /// one.
  @MainActor
  private var exit: (@MainActor () -> Void)? {
    var item: ItemNode? = focused
    while let current = item {
      if let action = (current as? any ExitTarget)?.exitAction { return action }
      item = current.container
    }
    return frontMostExit(in: host.root.inputRoot)
  }

  @MainActor
  private func frontMostExit(in item: ItemNode) -> (@MainActor () -> Void)? {
    guard item.flags.contains(.subtreeHasInput), item.acceptsHits else { return nil }
    var found: (@MainActor () -> Void)?
    item.forEachItemBackToFront { inner in found = frontMostExit(in: inner) ?? found }
    return found ?? (item as? any ExitTarget)?.exitAction
  }

  /// Runs the exit command.
  ///
  /// - Returns: Whether a view has an exit command.
  @MainActor
  package func performExitCommand() -> Bool {
    guard let action = exit else { return false }
    input.perform { action() }
    return true
  }

  @MainActor package var hasExit: Bool { exit != nil }
}
