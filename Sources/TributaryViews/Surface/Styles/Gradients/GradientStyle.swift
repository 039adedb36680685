@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
import TributaryGeometry

/// What every style with a gradient is behind its type: a gradient and the way that it takes through unit space.
package final class GradientStyle: Sendable, Equatable {
  private let gradient: AnyGradient
  /// Points are fractions of the bounds.
  private let geometry: GradientPaint.Geometry

  package init(_ gradient: AnyGradient, _ geometry: GradientPaint.Geometry) {
    self.gradient = gradient
    self.geometry = geometry
  }

  /// The paint for the colours of an environment, not placed yet.
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
