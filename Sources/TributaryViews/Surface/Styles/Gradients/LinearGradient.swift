@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

/// A gradient along a line: as a style over the bounds of what it covers, as a view over the space that it is offered.
///
/// Unit points count from the top left in either direction of layout.
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

  /// A gradient from one point of the bounds to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), from: startPoint, to: endPoint)
  }

  /// A gradient through colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient through colours at given places.
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
  /// A gradient from one point of the bounds to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient, such as that of a colour, from one point of the bounds to another.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient, from: startPoint, to: endPoint)
  }

  /// A gradient through colours at equal distances.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient through colours at given places.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
