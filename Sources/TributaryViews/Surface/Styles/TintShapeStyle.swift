@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// The tint of the environment; blue where no view sets one.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style of what is tinted.
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.tintPaint }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  /// The tint as it is drawn over an area: a colour or a gradient.
  package var tintPaint: Paint { builtIn.values.tintPaint ?? .color(tintColor) }

  /// The tint as it is drawn. A tint that is the accent colour itself is the standard one.
  package var tintColor: Color.Resolved {
    let isDark = builtIn.values.colorScheme == .dark
    return (builtIn.values.tint ?? .accentColor).resolved(dark: isDark)
  }
}
