/// A button that is pressed anywhere in its bounds, in the look of a style.
struct PressableButton<S: ButtonStyle> {
  let style: InstalledValue<S>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  nonisolated init(style: InstalledValue<S>, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension PressableButton: View {
  var body: some View {
    style.value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(part: configuration.label.part), isPressed: isPressed)
    )
    .contentShape(Rectangle())
    .gesture(
      PressingGesture(content: PressGesture()) { isPressed = $0 }.onEnded { _ in configuration.trigger() })
  }
}
