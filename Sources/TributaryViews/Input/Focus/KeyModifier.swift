@_spi(Engine) public import TributaryEngine
package import TributaryGestures

/// A modifier that makes a view focusable and handles keys.
package struct KeyModifier {
  /// A closure that returns the action of a key; `nil` if the view does not use the key.
  package let action: (FocusKey) -> (() -> Void)?

  /// A closure that is called when the view receives or loses the focus.
  package var focusChange: ((Bool) -> Void)?

  /// Whether the view can have the focus.
  package var isFocusable = true

  package init(
    action: @escaping (FocusKey) -> (() -> Void)?, focusChange: ((Bool) -> Void)? = nil, isFocusable: Bool = true
  ) {
    self.action = action
    self.focusChange = focusChange
    self.isFocusable = isFocusable
  }
}

extension KeyModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> KeyNode {
    KeyNode(modifier.pointee, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: KeyNode) {
    node.update(modifier.pointee)
  }
}

/// The node of a view that uses keys.
@_documentation(visibility: internal)
open class KeyNode: UnaryNode {
  private final var modifier: KeyModifier
  final let environment: Unretained<EnvironmentScope>

  package init(_ modifier: KeyModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  package final func update(_ modifier: KeyModifier) { self.modifier = modifier }

  @_spi(Engine) @MainActor override public final func willRemove() { KeyboardFocus.of(host).focusTargetWillGo(self) }
}

extension KeyNode: FocusTarget {
  package final var canHaveFocus: Bool { modifier.isFocusable && environment.object().values.isEnabled }

  package final func activation(at time: Double) -> GestureActions { GestureActions() }

  package final func action(for key: FocusKey) -> (@MainActor () -> Void)? {
    guard canHaveFocus, let action = modifier.action(key) else { return nil }
    return { action() }
  }

  package final func focusDidChange(_ hasFocus: Bool) -> GestureActions {
    var actions = GestureActions()
    if let change = modifier.focusChange { actions.append { change(hasFocus) } }
    return actions
  }
}

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest enclosing `focusable` view has the focus or, in a button style, whether the button has it.
  ///
  /// > Source: conformance FOCUS-50.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// A modifier that makes a view focusable and provides the focus state to the views inside.
struct FocusableModifier {
  let isFocusable: Bool
  @State private var hasFocus = false

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }
}

extension FocusableModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, hasFocus)
      .modifier(KeyModifier(action: { _ in nil }, focusChange: { hasFocus = $0 }, isFocusable: isFocusable))
  }
}
