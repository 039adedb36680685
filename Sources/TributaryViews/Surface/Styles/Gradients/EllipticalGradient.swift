@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A gradient outwards from a centre in ellipses as wide and high as the bounds of what it covers; as a view it fills the
/// space offered.
///
/// Its radii are fractions of the bounds: from the middle, 0.5 reaches the edges.
///
/// > Source: conformance GRADIENT-11.
public struct EllipticalGradient: Sendable {
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

  /// A gradient between two fractions of the bounds; a negative one counts as 0.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// A gradient through colours at equal distances; its radii are fractions of the bounds.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient through colours at given places; its radii are fractions of the bounds.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  var style: GradientStyle {
    GradientStyle(
      gradient,
      .elliptical(
        center: center.inUnitSpace, radii: CGSize(width: 1, height: 1), from: startRadius, to: endRadius))
  }
}

extension EllipticalGradient: GeometricGradient {}
extension EllipticalGradient: View, NamedComposite {}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two fractions of the bounds.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient, such as that of a colour, between two fractions of the bounds.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, center: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// A gradient through colours at equal distances; its radii are fractions of the bounds.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// A gradient through colours at given places; its radii are fractions of the bounds.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
