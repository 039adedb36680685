@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// The style of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of what is selected.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

/// The style of text that stands where something can be written: the foreground at its third level.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of text that stands where something can be written.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 2) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.level(2)) }
}

/// The style of links: the tint.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of links.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

/// The style of areas that lie on the ground: a translucent grey.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of areas that lie on the ground.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { Self.color._paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.color(Self.color)) }

  /// The components that Apple documents for the fills of iOS in light appearance.
  private static var color: Color { Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.2) }
}

/// The style of the ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of the ground of a window.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { AnyShapeStyle(.background)._paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.background) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of text that stands where something can be written.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of areas that lie on the ground.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of the ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
