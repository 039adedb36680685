package import TributaryFeedback

extension ValueShape {
  /// How far two values are apart if they differ by rounding noise only; what is no number is compared as state is.
  @MainActor
  package static func noise(between a: Any?, _ b: Any?, floor: Double = 0) -> Double? {
    noise(between: a, b, floor: floor, areEqualValues)
  }
}
