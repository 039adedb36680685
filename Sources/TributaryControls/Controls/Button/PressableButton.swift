@_spi(Engine) import TributaryEngine
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A button that applies a style and responds to presses in its bounds, or in the content shape of the styled label.
struct PressableButton<S: ButtonStyle> {
  let style: InstalledValue<S>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @State private var hasFocus = false

  nonisolated init(style: InstalledValue<S>, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension PressableButton: View, BuiltInComposite {
  var body: some View {
    style.value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(part: configuration.label.part), isPressed: isPressed)
    )
    .environment(\.isFocused, hasFocus)
    .modifier(OwnContentShapeModifier(isLabel: true))
    .gesture(
      PressingGesture(content: PressGesture()) { isPressed = $0 }.onEnded { _ in configuration.trigger() }
    )
    .modifier(
      FocusRequestModifier(
        storage: nil, isWanted: false, isStillWanted: { false }, focusChange: { hasFocus = $0 }))
  }
}

/// A gesture that succeeds if a press ends in the view where it began; its value is whether the pointer is in the view.
struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  nonisolated init() {}

  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> { PressRecognizer() }

  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Bool>) {}
}
