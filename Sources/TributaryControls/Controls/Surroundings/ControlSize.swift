import TributaryDrawing
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A size that is smaller than the default.
  case small
  /// The size of controls for which no size is set.
  case regular
  /// A size that is larger than the default.
  case large
  /// The largest size.
  case extraLarge

  /// The font of text without a font in controls of this size; `nil` for the font of the environment.
  var font: Font? {
    switch self {
    case .mini: .caption2
    case .small: .footnote
    case .regular: nil
    case .large: .title3
    case .extraLarge: .title2
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls in this view. The size determines the font of text without a font.
  ///
  /// > Source: conformance CONTROL-60.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize).transformEnvironment(\.font) { $0 = $0 ?? controlSize.font }
  }
}

extension View {
  /// Disables the gestures and controls of this view. An inner view cannot enable them.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
