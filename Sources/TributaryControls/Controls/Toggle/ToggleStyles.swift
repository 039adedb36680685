@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryDrawing
import TributaryGeometry

/// The style of toggles where none is set: that of ``SwitchToggleStyle``.
public struct DefaultToggleStyle: ToggleStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A label and, at the far end of the room, a switch.
public struct SwitchToggleStyle: ToggleStyle, CompleteStyle {
  private let tint: Color?

  /// A label and a switch.
  public nonisolated init() { tint = nil }

  /// A label and a switch that is of a colour while it is on.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    PressableToggle(configuration: configuration) { _ in
      LabelBeside(configuration.label) {
        Switch(isOn: configuration.isOn, ground: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
      }
    }
  }
}

/// A label after a box that is checked or empty.
public struct CheckboxToggleStyle: ToggleStyle, CompleteStyle {
  /// A label after a box.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableToggle(configuration: configuration) { _ in
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        ControlLabel { configuration.label }
      }
    }
  }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, CompleteStyle {
  /// A button that stays down.
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
