package import TributaryGeometry

/// Shows a change at once, and counts as done a sixtieth of a second later.
package struct HeldAnimation: LinearAnimation {
  package init() {}

  package func response(after time: Double, _ travel: Displacement) -> SpringResponse {
    SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
  }

  package func duration(of travel: Displacement) -> Double { 1.0 / 60 }
  package func logicalDuration(of travel: Displacement) -> Double { 1.0 / 60 }
}
