@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// The width of buttons with a background.
public struct ButtonSizing: Hashable, Sendable {
  private let number: UInt8

  /// The default width, which is that of the label.
  public static let automatic = ButtonSizing(number: 0)
  /// The available width.
  public static let flexible = ButtonSizing(number: 1)
  /// The width of the label.
  public static let fitted = ButtonSizing(number: 2)
}

private struct ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// The width of buttons with a background.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the buttons with a background in this view.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
