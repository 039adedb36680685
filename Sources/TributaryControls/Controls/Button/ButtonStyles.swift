@_spi(Engine) public import TributaryEngine
import TributaryDrawing
import TributaryGeometry

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
