@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A gradient outward from a center in ellipses, which fills the bounds of the content as a style and the proposed size
/// as a view.
///
/// The radii are fractions of the bounds: from the middle, 0.5 reaches the edges.
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

  /// Creates a gradient between two radii, as fractions of the bounds. A negative radius counts as 0.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the bounds.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the bounds.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(AnyGradient(gradient), center: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Creates a gradient between two radii, as fractions of the bounds, from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the bounds.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the bounds.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient between two radii, as fractions of the bounds, from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the bounds.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the bounds.
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
  /// Returns a gradient between two radii, as fractions of the bounds.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the bounds.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the bounds.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient between two radii, as fractions of the bounds, from a type-erased gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the bounds.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the bounds.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(gradient, center: center, from: startRadiusFraction, to: endRadiusFraction)
  }

  /// Returns a gradient between two radii, as fractions of the bounds, from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the bounds.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the bounds.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient between two radii, as fractions of the bounds, from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadiusFraction: The distance of the first color from the center, as a fraction of the bounds.
  ///   - endRadiusFraction: The distance of the last color from the center, as a fraction of the bounds.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
