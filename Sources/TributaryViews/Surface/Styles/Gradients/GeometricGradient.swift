@_spi(Engine) import TributaryEngine
import TributaryDrawing

/// A gradient that lies in the bounds of what it covers: along a line, around a centre, or outwards from one.
nonisolated protocol GeometricGradient: ShapeStyle where Resolved == Never {
  /// The colours and where they lie.
  var style: GradientStyle { get }
}

extension GeometricGradient {
  public func _paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.gradient(style)) }
}
