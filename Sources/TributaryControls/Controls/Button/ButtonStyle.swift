@_spi(Engine) public import TributaryEngine
import TributaryGestures
@_spi(Engine) import TributaryViews

/// A type that defines the appearance of buttons with the standard press interaction.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view that represents a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let part: ControlPart
  }

  /// The role of the button.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// Whether releasing the pointer now triggers the button.
  public let isPressed: Bool
}

/// A type that defines the appearance and the interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that represents a button; the view calls `configuration.trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button whose style also defines the interaction.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let part: ControlPart

    nonisolated init<V: View>(_ content: V, of owner: Any.Type) { part = ControlPart(content, of: owner) }
  }

  /// The role of the button.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  let action: @MainActor () -> Void

  /// Runs the action of the button.
  @MainActor public func trigger() { action() }
}

extension ButtonStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension PrimitiveButtonStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the style of the buttons in this view to one that defines the appearance.
  // The styles of the system are primitive. If the compiler tried this function first for `.bordered`, it would check
  // the closures of the button three times.
  @_disfavoredOverload
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ControlStyle(style) { PressableButton(style: InstalledValue($0), configuration: $1) })
  }

  /// Sets the style of the buttons in this view to one that defines the appearance and the interaction.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(\.buttonStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension PrimitiveButtonStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultButtonStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var buttonStyle: ControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ControlStyleKey<PrimitiveButtonStyleConfiguration>.self] }
    set { self[ControlStyleKey<PrimitiveButtonStyleConfiguration>.self] = newValue }
  }
}

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
