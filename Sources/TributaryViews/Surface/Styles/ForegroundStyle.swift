@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

/// The foreground style of the environment: what text and shapes are drawn with that name no style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style that text and shapes around are drawn with.
  @inlinable public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 0) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.level(0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  @inlinable public static var foreground: ForegroundStyle { ForegroundStyle() }
}
