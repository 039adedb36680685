public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A type that defines the appearance and the interaction of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that represents a toggle; the view writes `configuration.isOn`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label {
    let part: ControlPart
  }

  /// The label of the toggle.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether some, but not all, of the values of a toggle with several sources are on. The toggle then counts as off.
  ///
  /// > Source: conformance CONTROL-163.
  public let isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration {
  /// The name of the symbol of a checkbox.
  fileprivate var checkbox: String {
    isOn ? "checkmark.square.fill" : isMixed ? "minus.square.fill" : "square"
  }
}

extension ToggleStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension View {
  /// Sets the style of the toggles in this view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ToggleStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultToggleStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var toggleStyle: ControlStyle<ToggleStyleConfiguration> {
    get { self[ControlStyleKey<ToggleStyleConfiguration>.self] }
    set { self[ControlStyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
}

/// The default toggle style, which equals ``SwitchToggleStyle``.
public struct DefaultToggleStyle: ToggleStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A toggle style that displays a label and a switch at the two ends of a line.
public struct SwitchToggleStyle: ToggleStyle, CompleteStyle {
  private let tint: Color?

  /// Creates a switch style.
  public nonisolated init() { tint = nil }

  /// Creates a switch style with a tint color for switches that are on.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    PressableToggle(configuration: configuration) { _ in
      LabelBeside(configuration.label) {
        Switch(isOn: configuration.isOn, ground: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      }
    }
  }
}

/// A toggle style that displays a checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle, CompleteStyle {
  /// Creates a checkbox style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableToggle(configuration: configuration) { _ in
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(decorativeSymbol: configuration.checkbox)
          .foregroundStyle(
            configuration.isOn || configuration.isMixed ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        ControlLabel { configuration.label }
      }
    }
  }
}

/// A toggle style that displays a button, which is prominent while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, CompleteStyle {
  /// Creates a button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ButtonRendering(kind: configuration.isOn ? .prominent : .bordered))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style, which equals ``SwitchToggleStyle``.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style that displays a label and a switch at the two ends of a line.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle style that displays a checkbox before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that displays a button, which is prominent while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle that responds to presses anywhere in its bounds.
struct PressableToggle<Content: View>: View, BuiltInComposite {
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

/// The switch of a toggle: a knob in a track, at the leading end while it is off.
///
/// A symbol beside the knob represents the state without colors. A live terminal displays a word: `on ●`, `● off`.
struct Switch: View, BuiltInComposite {
  let isOn: Bool
  /// The style of the track while the switch is on.
  var ground = AnyShapeStyle(.tint)

  @Environment(\.gapUnits) private var cell

  var body: some View {
    Group {
      if cell == .zero {
        SwitchSigns(isOn: isOn).background(track, in: Capsule())
      } else {
        // The ends of a capsule between two rows would not cover the cells of the word.
        Text(verbatim: isOn ? " on ● " : " ● off").font(.body.monospaced()).foregroundStyle(Color.white)
          .background(track, in: Rectangle())
      }
    }
  }

  private var track: AnyShapeStyle { isOn ? ground : AnyShapeStyle(Color.gray.opacity(0.5)) }
}
