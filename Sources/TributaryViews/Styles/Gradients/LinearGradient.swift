@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A gradient along a line, which fills the bounds of the content as a style and the proposed size as a view.
///
/// Unit points are relative to the top left corner in both layout directions.
public struct LinearGradient: Sendable {
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  init(_ gradient: AnyGradient, from startPoint: UnitPoint, to endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient between two points of the bounds.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - startPoint: The point of the first color, as fractions of the bounds.
  ///   - endPoint: The point of the last color, as fractions of the bounds.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), from: startPoint, to: endPoint)
  }

  /// Creates a gradient between two points of the bounds from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point of the first color, as fractions of the bounds.
  ///   - endPoint: The point of the last color, as fractions of the bounds.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient between two points of the bounds from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - startPoint: The point of the first color, as fractions of the bounds.
  ///   - endPoint: The point of the last color, as fractions of the bounds.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  var style: GradientStyle {
    GradientStyle(gradient, .linear(from: startPoint.inUnitSpace, to: endPoint.inUnitSpace))
  }
}

extension LinearGradient: GeometricGradient {}
extension LinearGradient: View, NamedComposite {}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient between two points of the bounds.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - startPoint: The point of the first color, as fractions of the bounds.
  ///   - endPoint: The point of the last color, as fractions of the bounds.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient between two points of the bounds from a type-erased gradient, such as the gradient of a color.
  ///
  /// - Parameters:
  ///   - gradient: The colors and their locations.
  ///   - startPoint: The point of the first color, as fractions of the bounds.
  ///   - endPoint: The point of the last color, as fractions of the bounds.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, from: startPoint, to: endPoint)
  }

  /// Returns a gradient between two points of the bounds from evenly spaced colors.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point of the first color, as fractions of the bounds.
  ///   - endPoint: The point of the last color, as fractions of the bounds.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient between two points of the bounds from colors at given locations.
  ///
  /// - Parameters:
  ///   - stops: The colors with their locations, from 0 to 1 in ascending order.
  ///   - startPoint: The point of the first color, as fractions of the bounds.
  ///   - endPoint: The point of the last color, as fractions of the bounds.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
