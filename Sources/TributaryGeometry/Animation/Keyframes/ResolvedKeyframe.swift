/// Where a value is led to, in how many seconds, and in which way.
package struct ResolvedKeyframe<Value: Animatable> {
  package enum Kind {
    case move
    case linear(UnitCurve)
    /// Velocities are per second; `nil` is that of the neighbour.
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  package let target: Value
  package let duration: Double
  package let kind: Kind

  package init(target: Value, duration: Double, kind: Kind) {
    self.target = target
    self.duration = duration.asDuration
    self.kind = self.duration > 0 ? kind : .move
  }
}
