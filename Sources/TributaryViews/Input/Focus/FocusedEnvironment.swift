@_spi(Engine) public import TributaryEngine

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around that is `focusable`, or the button whose style asks, has the focus.
  ///
  /// > Source: conformance FOCUS-50.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// Lets a view have the focus, and those inside know whether it has.
struct FocusableModifier {
  let isFocusable: Bool
  @State private var hasFocus = false

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }
}

extension FocusableModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content
      .environment(\.isFocused, hasFocus)
      .modifier(KeyModifier(action: { _ in nil }, focusChange: { hasFocus = $0 }, isFocusable: isFocusable))
  }
}
