@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// The style of lines between contents: a translucent grey.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of lines between views.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .color(Color.separator(dark: environment.colorScheme == .dark))
  }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between contents.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension Color {
  /// The components that Apple documents for the separators of iOS.
  package static func separator(dark isDark: Bool) -> Resolved {
    isDark
      ? Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
      : Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
  }
}
