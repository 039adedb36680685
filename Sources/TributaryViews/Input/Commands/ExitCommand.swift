@_spi(Engine) public import TributaryEngine

/// Runs an action when the user wants to get out of a view: by Escape.
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
  /// Runs `action` when Escape is pressed while this view or one inside has the focus.
  ///
  /// If none has a use for the key where the focus is, the front-most view that can be reached has it.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(ExitCommandModifier(action: action))
  }
}

/// The node of an action that leads out of a view.
@usableFromInline
package final class ExitCommandNode: UnaryNode {
  fileprivate(set) var action: (() -> Void)?

  init(_ action: (() -> Void)?, _ inputs: NodeInputs) {
    self.action = action
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }
}

extension ViewGraph {
  /// The view that Escape leads out of: around the focus, else the front-most.
  private var exit: ExitCommandNode? {
    var node: ItemNode? = focused
    while let current = node {
      if let exit = current as? ExitCommandNode, exit.action != nil { return exit }
      node = current.container
    }
    return frontMostExit(in: root.inputRoot)
  }

  private func frontMostExit(in item: ItemNode) -> ExitCommandNode? {
    guard item.flags.contains(.subtreeHasInput), item.acceptsHits else { return nil }
    var found: ExitCommandNode?
    item.forEachItemBackToFront { inner in found = frontMostExit(in: inner) ?? found }
    if let found { return found }
    return (item as? ExitCommandNode).flatMap { $0.action == nil ? nil : $0 }
  }

  /// Does what Escape means.
  ///
  /// - Returns: Whether it means anything.
  @MainActor
  package func performExitCommand() -> Bool {
    guard let action = exit?.action else { return false }
    perform { action() }
    return true
  }

  package var hasExit: Bool { exit != nil }
}
