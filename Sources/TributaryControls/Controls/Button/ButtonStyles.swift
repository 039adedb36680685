import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The style of buttons where none is set: that of ``BorderlessButtonStyle``.
public struct DefaultButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// A label in the tint, without anything around it.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label in the tint.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .borderless)), configuration: configuration)
  }
}

/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label as it is.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .plain)), configuration: configuration)
  }
}

/// A label in the tint, on a ground of a little of it.
public struct BorderedButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label on a quiet ground.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .bordered)), configuration: configuration)
  }
}

/// A white label on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label on a strong ground.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .prominent)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style where none is set.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without anything around it.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in the tint, on a ground of a little of it.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a ground of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label in the tint on glass, round at both ends: see `Glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  private let glass: Glass

  /// A label on glass.
  public nonisolated init() { glass = .regular }

  /// A label on a kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .glass(glass))), configuration: configuration)
  }
}

/// A white label on glass of the tint, round at both ends.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label on glass of the tint.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .glassProminent)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label in the tint on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A label in the tint on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on glass of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label that looks like a link: in the tint, underlined.
public struct LinkButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label that looks like a link.
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
  /// A label that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
