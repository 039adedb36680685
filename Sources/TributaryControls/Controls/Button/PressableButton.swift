@_spi(Engine) import TributaryEngine
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A button in the look of a style: pressed anywhere in its bounds, or in the content shape of what the style shows.
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

extension PressableButton: View, FrameworkComposite {
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

/// A press that ends where it began: in the view. The value says whether the pointer is in the view.
struct PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  nonisolated init() {}

  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> { PressRecognizer() }

  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Bool>) {}
}
