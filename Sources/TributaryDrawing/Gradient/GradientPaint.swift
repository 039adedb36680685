public import TributaryGeometry

/// A gradient as it is drawn: resolved colours along a way through a place.
///
/// Invariants:
/// 1. There are at least two stops, their locations finite, from 0 to 1, ascending.
/// 2. In a display list points and lengths are in the coordinates of the fragment. Before a paint is placed, points are
///    fractions of the bounds of what it will cover.
/// 3. No coordinate is anything but a finite number; no radius is negative.
///
/// Tested by `GradientPaintTests`.
public final class GradientPaint: Sendable, Equatable {
  /// A colour at its location along the way.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: Color.Resolved
    /// From 0 to 1.
    public var location: CGFloat

    /// A colour at a fraction of the way, from 0 to 1.
    public init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The way that the stops lie on.
  public enum Geometry: Equatable, Sendable {
    /// From a point to another; constant across.
    case linear(from: CGPoint, to: CGPoint)
    /// From a distance from the centre to another, in points.
    case radial(center: CGPoint, from: CGFloat, to: CGFloat)
    /// From a fraction of the radii of an ellipse to another; before a paint is placed, the radii are fractions of the bounds.
    case elliptical(center: CGPoint, radii: CGSize, from: CGFloat, to: CGFloat)
    /// From an angle about the centre to another, clockwise from the right. What a way of less than a turn leaves out
    /// has the last colour in its first half and the first in its second; of more than a turn the last one is drawn.
    case angular(center: CGPoint, from: Angle, to: Angle)
    /// Over a grid. There is a stop for each vertex, and a last one for the ground behind; locations have no meaning.
    case mesh(GradientMesh)
  }

  /// The colours in the order of their places.
  public let stops: ContiguousArray<Stop>
  /// How the way lies in the coordinates of the fragment, in points.
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
  /// The paint of stops as somebody has given them: none is nothing, one is a colour.
  public static func paint(stops: ContiguousArray<Stop>, _ geometry: Geometry) -> Paint {
    guard let first = stops.first else { return .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)) }
    guard stops.count > 1 else { return .color(first.color) }
    var last: CGFloat = 0
    let valid = stops.map { stop in
      // A comparison with not a number is false, so that it counts as the stop before.
      if stop.location > last { last = min(stop.location, 1) }
      return Stop(color: stop.color, location: last)
    }
    return .gradient(GradientPaint(valid: ContiguousArray(valid), geometry))
  }

  /// The gradient over a rectangle, from one whose points are fractions of it.
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

  /// The same gradient, its opacity multiplied by a factor from 0 to 1.
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
  /// The same gradient with every stop in another colour.
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
