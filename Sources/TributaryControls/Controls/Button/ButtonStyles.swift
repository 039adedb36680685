import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The default button style, which equals ``BorderlessButtonStyle``.
public struct DefaultButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button style that displays the label in the tint color without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a borderless style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .borderless)), configuration: configuration)
  }
}

/// A button style that displays the label without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a plain style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .plain)), configuration: configuration)
  }
}

/// A button style that displays the label in the tint color on a translucent background of that color.
public struct BorderedButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a bordered style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .bordered)), configuration: configuration)
  }
}

/// A button style that displays a white label on a background in the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a prominent bordered style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .prominent)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style, which equals ``BorderlessButtonStyle``.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style that displays the label in the tint color without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that displays the label without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style that displays the label in the tint color on a translucent background of that color.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style that displays a white label on a background in the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button style that displays the label in the tint color on glass, in a capsule by default: see `Glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  private let glass: Glass

  /// Creates a style with regular glass.
  public nonisolated init() { glass = .regular }

  /// Creates a style with a variant of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .glass(glass))), configuration: configuration)
  }
}

/// A button style that displays a white label on glass in the tint color, in a capsule by default.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a prominent glass style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .glassProminent)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button style that displays the label in the tint color on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a button style that displays the label in the tint color on a variant of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button style that displays a white label on glass in the tint color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A button style that displays the label as a link: underlined and in the tint color.
public struct LinkButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// Creates a link style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label.underline()
    }
    .buttonStyle(BorderlessButtonStyle())
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button style that displays the label as a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

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
