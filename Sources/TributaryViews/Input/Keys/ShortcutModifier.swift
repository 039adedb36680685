@_spi(Engine) public import TributaryEngine
public import TributaryGestures

/// A modifier that adds a keyboard shortcut for the first control in a view.
package struct ShortcutModifier {
  package let shortcut: KeyboardShortcut?

  package init(shortcut: KeyboardShortcut?) { self.shortcut = shortcut }
}

extension ShortcutModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ShortcutNode {
    ShortcutNode(modifier.pointee.shortcut, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ShortcutNode) {
    node.shortcut = modifier.pointee.shortcut
  }
}

extension View {
  /// Adds a keyboard shortcut to this button, or to the first control inside this view.
  ///
  /// The pressed modifier keys must match exactly. Among several views with the same shortcut, the first in view order
  /// is activated. Hidden views are included; disabled ones have no action. A key that the focused view uses does not
  /// trigger a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key, without modifier keys.
  ///   - modifiers: The exact set of modifier keys.
  ///
  /// > Source: conformance KEY-01 to KEY-05.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Adds a keyboard shortcut to this button, or to the first control inside this view.
  ///
  /// - Parameters:
  ///   - key: The key, without modifier keys.
  ///   - modifiers: The exact set of modifier keys.
  ///   - localization: The adaptation to the user's keyboard layout. The value has no effect.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Adds a keyboard shortcut to this button, or to the first control inside this view.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Adds a keyboard shortcut to this button, or to the first control inside this view; `nil` for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
  }
}

private struct ShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keyboard shortcut of the buttons in this environment; `nil` for none.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

/// The node of a keyboard shortcut.
package final class ShortcutNode: UnaryNode {
  package var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, _ inputs: NodeInputs) {
    self.shortcut = shortcut
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// The target of the shortcut: the first focusable item inside, whether or not it is visible.
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

extension KeyboardFocus {
  /// Returns the first view in view order whose shortcut matches a press. Hidden views are included, concealed ones are
  /// not.
  @MainActor
  private func shortcut(matching press: KeyPress) -> ShortcutNode? {
    func first(in item: ItemNode) -> ShortcutNode? {
      guard item.flags.contains(.subtreeHasInput), !item.isAbsent(.departing) else { return nil }
      if let node = item as? ShortcutNode, node.shortcut?.matches(press) == true { return node }
      var found: ShortcutNode?
      item.forEachItem { inner in found = found ?? alreadyOnMainActor { first(in: inner) } }
      return found
    }
    return first(in: host.root.inputRoot)
  }

  /// The shortcuts of the views, of which some may occur repeatedly. Concealed views are not included.
  @MainActor
  package var shortcuts: [KeyboardShortcut] {
    var shortcuts: [KeyboardShortcut] = []
    func visit(_ item: ItemNode) {
      guard item.flags.contains(.subtreeHasInput), !item.isAbsent(.departing) else { return }
      if let shortcut = (item as? ShortcutNode)?.shortcut { shortcuts.append(shortcut) }
      item.forEachItem(visit)
    }
    visit(host.root.inputRoot)
    return shortcuts
  }

  /// Returns the action of the first matching shortcut, even if its control is disabled; `nil` if no shortcut matches.
  @MainActor
  package func shortcutAction(for press: KeyPress) -> (@MainActor () -> Void)? {
    guard let node = shortcut(matching: press) else { return nil }
    return { [self, host] in
      if let target = node.target { run(target.activation(at: host.time)) }
    }
  }
}
