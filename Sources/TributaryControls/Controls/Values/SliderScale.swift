import TributaryGeometry

/// The mapping between the values and the track of a slider. The fraction is 0 at the lower bound and 1 at the upper
/// bound.
struct SliderScale: Equatable {
  let lower: Double
  let upper: Double
  /// The step, which is positive and finite; `nil` for a continuous scale.
  let step: Double?

  init(lower: Double, upper: Double, step: Double?) {
    self.lower = lower
    self.upper = upper
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// Returns the fraction of a value, clamped to the range.
  func fraction(of value: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    return fraction.orZero.asFraction
  }

  /// Returns the value at a fraction, rounded to a multiple of the step in the range.
  func value(at fraction: Double) -> Double {
    let part = fraction.orZero.asFraction
    let length = upper - lower
    guard length.isFinite else { return lower.orZero }
    guard let step else { return part == 1 ? upper : lower + part * length }
    let count = min((part * length / step).rounded(), (length / step + 1e-9).rounded(.down))
    return lower + count * step
  }

  /// Returns the fraction of the value that is nearest to another fraction, among those that users can select: values
  /// inside the enabled bounds, and multiples of the step if there is one.
  ///
  /// - Parameter enabled: The part of the track that the knob can reach.
  /// - Returns: `nil` if no multiple of the step is inside the bounds.
  func selectable(nearest fraction: Double, in enabled: ClosedRange<Double>) -> Double? {
    let length = upper - lower
    guard let step, length > 0, length.isFinite else {
      return min(max(fraction, enabled.lowerBound), enabled.upperBound)
    }
    let stride = step / length
    let first = (enabled.lowerBound / stride - 1e-9).rounded(.up)
    let last = (enabled.upperBound / stride + 1e-9).rounded(.down)
    guard first <= last else { return nil }
    return min(max((fraction / stride).rounded(), first), last) * stride
  }

  /// The values that a slider with a step can have; none without a step, or if there are more than a thousand. Rounding
  /// does not move the last value beyond the range.
  var multiples: [Double] {
    guard let step, lower <= upper, (upper - lower) / step < 1_000 else { return [] }
    return (0...Int((upper - lower) / step + 1e-9)).map { min(lower + Double($0) * step, upper) }
  }

  /// Returns the fraction that is a given number of key presses away from another one.
  func fraction(_ steps: Double, from fraction: Double) -> Double {
    let length = upper - lower
    let stride = step.map { length > 0 ? $0 / length : 0 } ?? 0.1
    return min(max(fraction + steps * stride, 0), 1)
  }
}
