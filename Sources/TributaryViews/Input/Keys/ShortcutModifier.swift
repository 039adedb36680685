@_spi(Engine) public import TributaryEngine
public import TributaryGestures

/// Lets a shortcut press the first control of a view.
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
  /// Presses this button, or the first control inside this view, by keys.
  ///
  /// The keys held have to be exactly those named. Of several views with one shortcut the first in view order is pressed;
  /// hidden ones count, disabled ones do nothing. What the focused view has a use for is no shortcut.
  ///
  /// > Source: conformance KEY-01 to KEY-05.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses this button, or the first control inside this view, by keys.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Presses this button, or the first control inside this view, by keys.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Presses this button, or the first control inside this view, by keys; by none if there is no shortcut.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
  }
}

private struct ShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut of the buttons here, if there is one.
  public package(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

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
  /// Returns the first view in view order with a shortcut that matches a press; hidden ones count, what is concealed
  /// does not.
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
