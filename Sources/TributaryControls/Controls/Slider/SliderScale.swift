import TributaryGeometry

/// The numbers along the track of a slider. A fraction is 0 at the lower bound and 1 at the upper one.
struct SliderScale: Equatable {
  let lower: Double
  let upper: Double
  /// `nil` for any number; what is no positive number counts as that.
  let step: Double?

  init(lower: Double, upper: Double, step: Double?) {
    self.lower = lower
    self.upper = upper
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// Where a number stands; at an end if it is none of the range.
  func fraction(of value: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    return fraction.orZero.asFraction
  }

  /// The number at a fraction, on a multiple of the step that is in the range.
  func value(at fraction: Double) -> Double {
    let part = fraction.orZero.asFraction
    let length = upper - lower
    guard length.isFinite else { return lower.orZero }
    guard let step else { return part == 1 ? upper : lower + part * length }
    let count = min((part * length / step).rounded(), (length / step + 1e-9).rounded(.down))
    return lower + count * step
  }

  /// The fraction that is some key presses further on.
  func fraction(_ steps: Double, from fraction: Double) -> Double {
    let length = upper - lower
    let stride = step.map { length > 0 ? $0 / length : 0 } ?? 0.1
    return min(max(fraction + steps * stride, 0), 1)
  }
}
