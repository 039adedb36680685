@_spi(Engine) package import TributaryEngine

/// The node of a shortcut that presses the first control inside.
package final class ShortcutNode: UnaryNode {
  package var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, _ inputs: NodeInputs) {
    self.shortcut = shortcut
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// What the shortcut presses: the first view inside that may be pressed, whether it can be seen or not.
  @MainActor
  package var target: (any FocusTarget)? {
    func first(in item: ItemNode) -> (any FocusTarget)? {
      guard item.flags.contains(.subtreeHasInput) else { return nil }
      if let target = item as? any FocusTarget, target.canHaveFocus { return target }
      var found: (any FocusTarget)?
      item.forEachItem { inner in found = found ?? alreadyOnMainActor { first(in: inner) } }
      return found
    }
    return first(in: self)
  }
}

extension ViewGraph {
  /// The first view in view order with a shortcut that matches a press; hidden ones count, what is concealed does not.
  @MainActor
  private func shortcut(matching press: KeyPress) -> ShortcutNode? {
    func first(in item: ItemNode) -> ShortcutNode? {
      guard item.flags.contains(.subtreeHasInput), !item.isAbsent(.departing) else { return nil }
      if let node = item as? ShortcutNode, node.shortcut?.matches(press) == true { return node }
      var found: ShortcutNode?
      item.forEachItem { inner in found = found ?? alreadyOnMainActor { first(in: inner) } }
      return found
    }
    return first(in: root.inputRoot)
  }

  /// What a press does by a shortcut; `nil` if there is none for it. The first one counts, also if its control is disabled.
  @MainActor
  package func shortcutAction(for press: KeyPress) -> (@MainActor () -> Void)? {
    guard let node = shortcut(matching: press) else { return nil }
    return { [self] in
      if let target = node.target { run(target.activation(at: time)) }
    }
  }
}
