import TributaryGeometry

/// Shows a change at once, and counts as done a sixtieth of a second later.
struct HeldAnimation: LinearAnimation {
  func response(after time: Double, _ travel: Travel) -> SpringResponse {
    SpringResponse(displacement: 0, impulse: 0, displacementVelocity: 0, impulseVelocity: 0)
  }

  func duration(of travel: Travel) -> Double { 1.0 / 60 }
  func logicalDuration(of travel: Travel) -> Double { 1.0 / 60 }
}
