@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A gradient outwards from a centre: as a style over the bounds of what it covers, as a view over the space offered.
public struct RadialGradient: Sendable {
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  init(_ gradient: AnyGradient, center: UnitPoint, from startRadius: CGFloat, to endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// A gradient between two distances from the centre, in points; a negative one counts as 0.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, from: startRadius, to: endRadius)
  }

  /// A gradient through colours at equal distances; its radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient through colours at given places; its radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  var style: GradientStyle {
    GradientStyle(gradient, .radial(center: center.inUnitSpace, from: startRadius, to: endRadius))
  }
}

extension RadialGradient: GeometricGradient {}
extension RadialGradient: View, NamedComposite {}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two distances from the centre, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient, such as that of a colour, between two distances from the centre, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center: center, from: startRadius, to: endRadius)
  }

  /// A gradient through colours at equal distances; its radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient through colours at given places; its radii in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
