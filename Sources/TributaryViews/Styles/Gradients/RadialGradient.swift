@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A gradient outward from a center, which fills the bounds of the content as a style and the proposed size as a view.
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

  /// Creates a gradient between two radii, in points. A negative radius counts as 0.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadius: The distance of the first color from the center, in points.
  ///   - endRadius: The distance of the last color from the center, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(AnyGradient(gradient), center: center, from: startRadius, to: endRadius)
  }

  /// Creates a gradient between two radii, in points, from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadius: The distance of the first color from the center, in points.
  ///   - endRadius: The distance of the last color from the center, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient between two radii, in points, from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadius: The distance of the first color from the center, in points.
  ///   - endRadius: The distance of the last color from the center, in points.
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
  /// Returns a gradient between two radii, in points.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadius: The distance of the first color from the center, in points.
  ///   - endRadius: The distance of the last color from the center, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient between two radii, in points, from a type-erased gradient, such as the gradient of a color.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadius: The distance of the first color from the center, in points.
  ///   - endRadius: The distance of the last color from the center, in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient, center: center, from: startRadius, to: endRadius)
  }

  /// Returns a gradient between two radii, in points, from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadius: The distance of the first color from the center, in points.
  ///   - endRadius: The distance of the last color from the center, in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient between two radii, in points, from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - startRadius: The distance of the first color from the center, in points.
  ///   - endRadius: The distance of the last color from the center, in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
