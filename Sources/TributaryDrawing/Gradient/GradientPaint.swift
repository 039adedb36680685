public import TributaryGeometry

/// A gradient for drawing, with resolved colors and a geometry.
///
/// Invariants:
/// 1. There are at least two stops, with finite locations from 0 to 1 in ascending order.
/// 2. In a display list, points and lengths are in the coordinates of the fragment. Before a paint is placed, points
///    are fractions of the bounds of the painted area.
/// 3. All coordinates are finite; no radius is negative.
///
/// Tested by `GradientPaintTests`.
public final class GradientPaint: Sendable, Equatable {
  /// A color at a location of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The color at the location.
    public var color: Color.Resolved
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop at a location from 0 to 1.
    public init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry along which the stops are arranged.
  public enum Geometry: Equatable, Sendable {
    /// From one point to another; constant across.
    case linear(from: CGPoint, to: CGPoint)
    /// From one distance from the center to another, in points.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// From one fraction of the radii of an ellipse to another; before a paint is placed, the radii are fractions of
    /// the bounds.
    case elliptical(center: CGPoint, radii: CGSize, from: CGFloat, to: CGFloat)
    /// From one angle about the center to another, clockwise from the right.
    ///
    /// If the angles span less than a turn, the first half of the remaining angles has the last color, and the second
    /// half has the first color. If they span more than a turn, the last turn is drawn.
    case angular(center: CGPoint, from: Angle, to: Angle)
    /// A grid with one stop for each vertex, and a last one for the background; locations are ignored.
    case mesh(GradientMesh)
  }

  /// The colors in ascending order of location.
  public let stops: ContiguousArray<Stop>
  /// The geometry in the coordinates of the fragment, in points.
  public let geometry: Geometry

  private init(valid stops: ContiguousArray<Stop>, _ geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry.finite
  }

  public static func == (a: GradientPaint, b: GradientPaint) -> Bool {
    a === b || (a.geometry == b.geometry && a.stops == b.stops)
  }
}

extension GradientPaint {
  /// Returns the paint for client stops: a clear color for no stops, a color for one stop, otherwise a gradient.
  public static func paint(stops: ContiguousArray<Stop>, _ geometry: Geometry) -> Paint {
    guard let first = stops.first else { return .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)) }
    guard stops.count > 1 else { return .color(first.color) }
    var last: CGFloat = 0
    let valid = stops.map { stop in
      // A comparison with not-a-number is false, so such a stop has the location of its predecessor.
      if stop.location > last { last = min(stop.location, 1) }
      return Stop(color: stop.color, location: last)
    }
    return .gradient(GradientPaint(valid: ContiguousArray(valid), geometry))
  }

  /// Returns the gradient placed in a rectangle, if its points are fractions of the rectangle.
  package func placed(in rect: CGRect) -> GradientPaint {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    let placed: Geometry =
      switch geometry {
      case .linear(let start, let end): .linear(from: place(start), to: place(end))
      case .radial(let center, let start, let end): .radial(center: place(center), from: start, to: end)
      case .elliptical(let center, let radii, let start, let end):
        .elliptical(
          center: place(center), radii: CGSize(width: radii.width * rect.width, height: radii.height * rect.height),
          from: start, to: end)
      case .angular(let center, let start, let end): .angular(center: place(center), from: start, to: end)
      case .mesh(let mesh): .mesh(mesh.mapped(place))
      }
    return GradientPaint(valid: stops, placed)
  }

  /// Returns this gradient with its opacity multiplied by a factor from 0 to 1.
  package func faded(by factor: Double) -> GradientPaint {
    let factor = factor > 0 ? Float(min(factor, 1)) : 0
    let faded = stops.map { stop in
      var stop = stop
      stop.color.opacity *= factor
      return stop
    }
    return GradientPaint(valid: ContiguousArray(faded), geometry)
  }
}

extension GradientPaint {
  /// Returns this gradient with transformed colors.
  package func recolored(by matrix: ColorMatrix) -> GradientPaint {
    let recolored = stops.map { Stop(color: matrix.applied(to: $0.color), location: $0.location) }
    return GradientPaint(valid: ContiguousArray(recolored), geometry)
  }
}

extension GradientPaint.Geometry {
  fileprivate var finite: GradientPaint.Geometry {
    func length(_ value: CGFloat) -> CGFloat { min(value.asLength, 1e9) }
    switch self {
    case .linear(let start, let end): return .linear(from: start.asCoordinates, to: end.asCoordinates)
    case .radial(let center, let start, let end):
      return .radial(center: center.asCoordinates, from: length(start), to: length(end))
    case .elliptical(let center, let radii, let start, let end):
      return .elliptical(
        center: center.asCoordinates, radii: CGSize(width: length(radii.width), height: length(radii.height)),
        from: length(start), to: length(end))
    case .angular(let center, let start, let end):
      return .angular(center: center.asCoordinates, from: start.orZero, to: end.orZero)
    case .mesh: return self
    }
  }
}
