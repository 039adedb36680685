@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
import TributaryGeometry

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> Paint { AnyGradient(self)._paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyGradient(self)._erased() }
}

/// Without a way of its own a gradient runs from the top to the bottom.
extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never

  private var style: GradientStyle {
    GradientStyle(self, .linear(from: UnitPoint.top.inUnitSpace, to: UnitPoint.bottom.inUnitSpace))
  }

  public func _paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.gradient(style)) }
}
