package import TributaryGeometry

/// What a recognizer is told: the pointer did something, or time has passed.
package struct GestureInput {
  package enum Kind {
    /// The pointer touches.
    case down
    /// It moves while it touches.
    case moved
    /// It lets go.
    case up
    /// Only the clock went on, to a time that a recognizer had asked for.
    case time
  }

  package let kind: Kind

  /// Where the pointer is, in root coordinates.
  package let location: CGPoint

  /// Seconds of virtual time.
  package let time: Double

  /// The keys that are held.
  package let modifiers: EventModifiers

  /// The surroundings of the recognizer.
  package let place: GesturePlace

  package init(
    _ kind: Kind, at location: CGPoint, time: Double, modifiers: EventModifiers = [],
    in place: GesturePlace = GesturePlace()
  ) {
    self.kind = kind
    self.location = location
    self.time = time
    self.modifiers = modifiers
    self.place = place
  }

  /// The pointer's location in a coordinate space.
  package func location(in space: CoordinateSpace) -> CGPoint { place.convert(location, space) }

  /// The same for a recognizer that starts with this input, although the pointer was down before.
  package var asDown: GestureInput {
    GestureInput(.down, at: location, time: time, modifiers: modifiers, in: place)
  }
}

extension CGPoint {
  /// The distance to another point.
  package func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
