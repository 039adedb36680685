import Foundation
import TributaryGeometry

/// Where a value stood, and how fast it was, when an animation took it over.
struct RetargetedMotion<V: VectorArithmetic> {
  var time = 0.0
  var value = V.zero
  var velocity = V.zero
}
