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

extension KeyboardFocus {
  /// The view that handles the Escape key: the innermost one around the focus, or else the front-most one.
  private var exit: ExitCommandNode? {
    focused?.itemAndContainers.first(of: ExitCommandNode.self) { $0.action != nil }
      ?? frontMostExit(in: host.root.inputRoot)
  }

  private func frontMostExit(in item: ItemNode) -> ExitCommandNode? {
    guard item.flags.contains(.subtreeHasInput), item.acceptsHits else { return nil }
    var found: ExitCommandNode?
    item.forEachItemBackToFront { inner in found = frontMostExit(in: inner) ?? found }
    if let found { return found }
    return (item as? ExitCommandNode).flatMap { $0.action == nil ? nil : $0 }
  }

  /// Runs the exit command.
  ///
  /// - Returns: Whether a view has an exit command.
  @MainActor
  package func performExitCommand() -> Bool {
    guard let action = exit?.action else { return false }
    input.perform { action() }
    return true
  }

  package var hasExit: Bool { exit != nil }
}
