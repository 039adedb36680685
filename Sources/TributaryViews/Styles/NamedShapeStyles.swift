public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// The style of selected content, which is the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the style of selected content.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

/// The style of placeholder text in an empty text field, which is the tertiary foreground style.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the style of placeholder text.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 2) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.level(2)) }
}

/// The style of links, which is the tint.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the style of links.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

/// The style of areas filled over a background: a translucent gray.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the style of areas filled over a background.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { Self.color._paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.color(Self.color)) }

  /// The components that Apple documents for the fills of iOS in light appearance.
  private static var color: Color { Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.2) }
}

/// The style of the background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the style of the background of a window.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { AnyShapeStyle(.background)._paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.background) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of areas filled over a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The tint of the environment, which is blue unless a view sets another.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the tint style.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  /// The paint of the tint: a color or a gradient.
  package var tintPaint: Paint { builtIn.values.tintPaint ?? .color(tintColor) }

  /// The resolved color of the tint. A tint that is the accent color itself resolves to the standard tint.
  package var tintColor: Color.Resolved {
    let isDark = builtIn.values.colorScheme == .dark
    return (builtIn.values.tint ?? .accentColor).resolved(dark: isDark)
  }
}

/// The style of separator lines between views: a translucent gray.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the style of separator lines.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint {
    .color(Color.separator(dark: environment.colorScheme == .dark))
  }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separator lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension Color {
  /// Returns the components that Apple documents for the separators of iOS.
  package static func separator(dark isDark: Bool) -> Resolved {
    isDark
      ? Resolved(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
      : Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
  }
}
