@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A gradient around a center, which fills the bounds of the content as a style and the proposed size as a view.
///
/// Angles increase clockwise from the positive x-axis. The first half of the angle outside the gradient has the last
/// color, and the second half has the first color.
public struct AngularGradient: Sendable {
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startAngle: Angle
  private let endAngle: Angle

  init(_ gradient: AnyGradient, center: UnitPoint, from startAngle: Angle, to endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(AnyGradient(gradient), center: center, from: startAngle, to: endAngle)
  }

  /// Creates a gradient between two angles from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient between two angles from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of a full turn that begins at an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - angle: The angle at which the gradient starts and ends, clockwise from the right.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(AnyGradient(gradient), center: center, from: angle, to: angle + .degrees(360))
  }

  /// Creates a gradient of a full turn from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - angle: The angle at which the gradient starts and ends, clockwise from the right.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of a full turn from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - angle: The angle at which the gradient starts and ends, clockwise from the right.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  var style: GradientStyle {
    GradientStyle(gradient, .angular(center: center.inUnitSpace, from: startAngle, to: endAngle))
  }
}

extension AngularGradient: GeometricGradient {}
extension AngularGradient: View, NamedComposite {}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient between two angles from a type-erased gradient, such as the gradient of a color.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient, center: center, from: startAngle, to: endAngle)
  }

  /// Returns a gradient between two angles from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient between two angles from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of a full turn that begins at an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - angle: The angle at which the gradient starts and ends, clockwise from the right.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient of a full turn from a type-erased gradient, such as the gradient of a color.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - center: The center, as fractions of the bounds.
  ///   - angle: The angle at which the gradient starts and ends, clockwise from the right.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient, center: center, from: angle, to: angle + .degrees(360))
  }

  /// Returns a gradient of a full turn from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, as fractions of the bounds.
  ///   - angle: The angle at which the gradient starts and ends, clockwise from the right.
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Returns a gradient of a full turn from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - center: The center, as fractions of the bounds.
  ///   - angle: The angle at which the gradient starts and ends, clockwise from the right.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
