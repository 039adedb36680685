import TributaryDrawing
@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual one.
  case regular
  /// Larger than usual.
  case large
  /// The largest.
  case extraLarge

  /// The font of text that names none; `nil` for that of the surroundings.
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
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the controls in this view are: the font of text in it that names none.
  ///
  /// > Source: conformance CONTROL-60.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize).transformEnvironment(\.font) { $0 = $0 ?? controlSize.font }
  }
}

extension View {
  /// Keeps the gestures and controls of this view from reacting; a view inside cannot switch them on again.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
