@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A button style for a choice in a bar below the toolbar of a window. The button has no border.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a style for a choice in an accessory bar.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button style for an action in a bar below the toolbar of a window. The button has a border.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a style for an action in an accessory bar.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button style for a choice in a bar below the toolbar of a window.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button style for an action in a bar below the toolbar of a window.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
