import Foundation
package import TributaryGeometry

/// How far from its target something starts, and how fast it is: some animations end when little of both is left.
package struct Displacement: Equatable, Sendable {
  package var distance: Double
  package var speed: Double

  package init(distance: Double, speed: Double) {
    self.distance = distance.orZero
    self.speed = speed.orZero
  }

  package init<V: VectorArithmetic>(_ distance: V, _ speed: V) {
    self.init(
      distance: distance.magnitudeSquared.squareRoot(), speed: speed.magnitudeSquared.squareRoot())
  }

  /// The larger of each.
  package func union(_ other: Displacement) -> Displacement {
    Displacement(distance: max(distance, other.distance), speed: max(speed, other.speed))
  }
}
