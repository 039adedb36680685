@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import Foundation
public import TributaryDrawing
import TributaryGeometry

/// A control that selects a color: a label and a sample, which opens a panel of colors and components.
///
///     Tint                    ▓▓
///              ┌────────────────┐
///              │ ▓ ▓ ▓ ▓ ▓ ▓    │
///              │ Red    ──●──── │
///              │ …              │
///              └────────────────┘
///
/// > Source: conformance CONTROL-74.
public struct ColorPicker<Label: View> {
  let label: Label
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a color picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected color.
  ///   - supportsOpacity: Whether translucent colors can be selected.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }
}

extension ColorPicker: View, NamedComposite {
  public var body: some View {
    LabelBeside(label.asContent(of: Self.self)) {
      Button {
        isOpen.toggle()
      } label: {
        ColorSample(color: selection.wrappedValue).frame(width: 32, height: 16)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Color")
      .controlPopover(isPresented: $isOpen) {
        ColorPanel(selection: selection, supportsOpacity: supportsOpacity).padding(12)
      }
    }
    .opacity(isEnabled ? 1 : 0.35)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the selected color.
  ///   - supportsOpacity: Whether translucent colors can be selected.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the selected color.
  ///   - supportsOpacity: Whether translucent colors can be selected.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Creates a color picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - selection: A binding to the selected color.
  ///   - supportsOpacity: Whether translucent colors can be selected.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
