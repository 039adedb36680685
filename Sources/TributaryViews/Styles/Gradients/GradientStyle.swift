public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// The common representation of all gradient styles: the colors, and the geometry in unit space.
package final class GradientStyle: Sendable, Equatable {
  private let gradient: AnyGradient
  /// The geometry of the gradient; points are fractions of the bounds.
  private let geometry: GradientPaint.Geometry

  package init(_ gradient: AnyGradient, _ geometry: GradientPaint.Geometry) {
    self.gradient = gradient
    self.geometry = geometry
  }

  /// Returns the paint for the colors of an environment, not placed yet.
  package func paint(in environment: EnvironmentValues) -> Paint {
    GradientPaint.paint(stops: gradient.stops { $0.resolve(in: environment) }, geometry)
  }

  package static func == (a: GradientStyle, b: GradientStyle) -> Bool {
    a === b || (a.geometry == b.geometry && a.gradient == b.gradient)
  }
}

extension UnitPoint {
  /// The fractions as coordinates in unit space.
  var inUnitSpace: CGPoint { CGPoint(x: x, y: y) }
}

extension GradientStyle: ImmutableObject {}

/// A gradient along a line, around a center, or outward from one, in the bounds of the filled content.
nonisolated protocol GeometricGradient: ShapeStyle where Resolved == Never {
  /// The colors and the geometry of the gradient.
  var style: GradientStyle { get }
}

extension GeometricGradient {
  public func _paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.gradient(style)) }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> Paint { AnyGradient(self)._paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyGradient(self)._erased() }
}

/// A gradient without a geometry runs from the top to the bottom.
extension AnyGradient: ShapeStyle {
  public typealias Resolved = Never

  private var style: GradientStyle {
    GradientStyle(self, .linear(from: UnitPoint.top.inUnitSpace, to: UnitPoint.bottom.inUnitSpace))
  }

  public func _paint(in environment: EnvironmentValues) -> Paint { style.paint(in: environment) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.gradient(style)) }
}
