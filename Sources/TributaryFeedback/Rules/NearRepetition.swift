/// Numbers that have come so near to a cycle that rounding alone keeps them from repeating.
///
///     9.9999999  0.0000001  10  0        steps of ratio −1: it rests on a cycle of two, and does not grow
@MainActor
package struct NearRepetition {
  /// The distance in passes at which every number comes back.
  package let period: Int

  /// How near, as a part of how far the numbers of the loop move.
  private static let tolerance = 1e-6
  private static let longestPeriod = 16

  package init?(of series: LoopValues) {
    let tracks = NumberTracks(of: series, last: 3 * Self.longestPeriod + 1)
    guard !tracks.hasOtherChanges, let length = tracks.tracks.map(\.count).min(), length >= 12 else { return nil }
    let recent = tracks.tracks.map { Array($0.suffix(length)) }
    let moving = recent.filter { Self.span(of: $0.suffix(length / 2)) > 0 }
    guard !moving.isEmpty else { return nil }
    let found = (2...max(2, min(Self.longestPeriod, (length - 1) / 3))).first { period in
      moving.allSatisfy { Self.repeats($0, period) }
    }
    guard let found else { return nil }
    period = found
  }

  private static func span(of numbers: ArraySlice<Double>) -> Double {
    guard let low = numbers.min(), let high = numbers.max() else { return 0 }
    return high - low
  }

  /// Whether the last two rounds are the ones before them, and still move.
  private static func repeats(_ numbers: [Double], _ period: Int) -> Bool {
    let last = numbers.count - 1
    guard last >= 3 * period else { return false }
    let span = span(of: numbers[(last - period)...])
    let largest = numbers.suffix(period).map(abs).max() ?? 0
    guard span.isFinite, span > 1e-9 * max(1, largest) else { return false }
    return (0..<2 * period).allSatisfy { abs(numbers[last - $0] - numbers[last - $0 - period]) <= tolerance * span }
  }
}
