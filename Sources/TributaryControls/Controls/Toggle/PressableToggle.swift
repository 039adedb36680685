@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// A toggle that is switched by a press anywhere in its bounds.
struct PressableToggle<Content: View>: View, FrameworkComposite {
  let configuration: ToggleStyleConfiguration
  let content: (Bool) -> Content
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: ToggleStyleConfiguration, @ViewBuilder content: @escaping (_ isPressed: Bool) -> Content) {
    self.configuration = configuration
    self.content = content
  }

  var body: some View {
    content(isPressed)
      .opacity(isEnabled ? (isPressed ? 0.5 : 1) : 0.35)
      .contentShape(Rectangle())
      .gesture(
        PressingGesture(content: PressGesture()) { isPressed = $0 }.onEnded { _ in configuration.isOn.toggle() })
  }
}
