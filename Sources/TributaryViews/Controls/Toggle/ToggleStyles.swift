import TributaryDrawing
import TributaryGeometry

/// The style of toggles where none is set: that of ``SwitchToggleStyle``.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A label and, at the far end of the room, a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// A label and a switch.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableToggle(configuration: configuration) { _ in
      HStack(spacing: 0) {
        configuration.label
        Spacer(minLength: 8)
        Switch(isOn: configuration.isOn)
      }
    }
  }
}

/// A label after a box that is checked or empty.
public struct CheckboxToggleStyle: ToggleStyle {
  /// A label after a box.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableToggle(configuration: configuration) { _ in
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        configuration.label
      }
    }
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button that stays down.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ButtonLook(kind: configuration.isOn ? .prominent : .bordered))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style where none is set.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and, at the far end of the room, a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A label after a box that is checked or empty.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle that is switched by a press anywhere in its bounds.
struct PressableToggle<Content: View>: View {
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

/// The switch of a toggle: a knob in a groove, at the leading end while it is off. A sign beside the knob says the same
/// where there are no colours: `✓ ●` is on, `● −` is off.
struct Switch: View {
  let isOn: Bool

  var body: some View {
    HStack(spacing: 0) {
      sign(isOn ? "checkmark" : "circle.fill", size: isOn ? 8 : 14)
      sign(isOn ? "circle.fill" : "minus", size: isOn ? 14 : 8)
    }
    .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.5)), in: Capsule())
  }

  private func sign(_ name: String, size: CGFloat) -> some View {
    Image(systemName: name).resizable().foregroundStyle(Color.white).frame(width: size, height: size)
      .frame(width: 16, height: 16)
  }
}
