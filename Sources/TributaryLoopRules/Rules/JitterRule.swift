import TributaryDiagnostics

/// Rule 1: differences within rounding noise do not count as changes.
///
///     100 → 100.00000000000001 → 100        absorbed
///     …358 − 2e-9 → 358 − 1e-9 → 358         not noise: the difference shrinks, so the values converge
///     1e-13 → 2e-13 → 4e-13                  not noise: the difference grows, and becomes visible
///     0 → 1.4e-14 → 0                        in 400 points: the rounding error of sums of such lengths
///     0 → 1e-12 → 2e-12                      not noise: the value changes in one direction
///     1e-10 → 3e-10 → 1e-10                  not noise: the rounding error of such sums is smaller
///
/// The scale of the noise is that of the numbers. Numbers near zero have no scale: the difference of two equal lengths
/// is their rounding error and has the scale of the lengths. In this case the scale is that of the readers' places in
/// the root.
///
/// All changes on the loop must be noise: holding only a part of a loop would change its result.
@MainActor
package enum JitterRule {
  /// - Parameter acceptsShrinking: Whether converging noise is also absorbed, because no passes remain for it.
  package static func judge(_ series: LoopValues, acceptsShrinking: Bool = false) -> LoopClassification? {
    guard let noise = noise(of: series, acceptsShrinking) else { return nil }
    return LoopClassification(
      verdict: .jitter(amplitude: noise.amplitude), response: .absorb(isWorthANote: noise.isSudden))
  }

  /// The number of recent passes whose changes are considered.
  private static let recentPasses = 3

  private static func noise(
    of series: LoopValues, _ acceptsShrinking: Bool
  ) -> (amplitude: Double, isSudden: Bool)? {
    var amplitude = 0.0
    var isSudden = false
    let movers = movers(of: series)
    if movers.isEmpty { return nil }
    let floor = roundingOfSums * series.extent
    for changes in movers {
      guard let last = noise(atEndOf: changes, floor, acceptsShrinking, series.areEqual) else { return nil }
      amplitude = max(amplitude, last)
      if !hasConverged(changes, series.areEqual) { isSudden = true }
    }
    return (amplitude, isSudden)
  }

  /// The change of a value.
  private typealias Change = (old: Any?, new: Any?)

  /// Returns the changes of the last passes: of the deliveries, or of the states if deliveries have no values.
  private static func movers(of series: LoopValues) -> [[Change]] {
    let readers = series.readers.filter { ($0.entries.last?.pass ?? 0) > series.now - recentPasses }
    if readers.contains(where: { $0.entries.last?.value == nil }) {
      return series.states.filter { ($0.entries.last?.pass ?? 0) > series.now - recentPasses }
        .map { $0.entries.map { ($0.old, $0.new) } }
    }
    return readers.map { $0.entries.map { ($0.old, $0.value) } }
  }

  /// The rounding error of a sum of lengths that should be 0, relative to the lengths: some dozens of roundings.
  private static let roundingOfSums = 64 * Double.ulpOfOne
  /// The distance, in points, at which an approaching value counts as converged.
  private static let rest = 1e-9

  /// Returns the noise of the last changes, or `nil` if they exceed noise or have a direction.
  private static func noise(
    atEndOf changes: [Change], _ floor: Double, _ acceptsShrinking: Bool, _ areEqual: LoopValues.Equality
  ) -> Double? {
    if acceptsShrinking {
      let recent = amplitudes(atEndOf: changes, max(floor, rest), areEqual)
      if recent.count >= 2, recent[0] < recent[1] { return recent[1] }
    }
    let recent = amplitudes(atEndOf: changes, floor, areEqual)
    guard recent.count >= 2 else { return nil }
    let (now, then) = (recent[0], recent[1])
    if now < then { return nil }
    // Rounding errors do not grow steadily.
    let grows = now > 1.01 * then && (recent.count < 3 || then > 1.01 * recent[2])
    if grows || amplitudes(atEndOf: changes, 0, areEqual).count < 2 && goesOneWay(changes.suffix(recent.count)) {
      return nil
    }
    return now
  }

  /// Returns the amplitudes of the last changes, most recent first, while they are within noise.
  private static func amplitudes(
    atEndOf changes: [Change], _ floor: Double, _ areEqual: LoopValues.Equality
  ) -> [Double] {
    var recent: [Double] = []
    for change in changes.suffix(3).reversed() {
      guard let old = change.old, let noise = ValueShape.noise(between: old, change.new, floor: floor, areEqual),
        noise > 0
      else { break }
      recent.append(noise)
    }
    return recent
  }

  /// Returns whether a number has changed in the same direction each time.
  private static func goesOneWay(_ changes: ArraySlice<Change>) -> Bool {
    let directions = changes.map { ValueShape.directions(from: $0.old, to: $0.new) }
    guard let first = directions.first else { return false }
    return first.indices.contains { index in
      first[index] != 0 && directions.allSatisfy { $0.count > index && $0[index] == first[index] }
    }
  }

  /// Returns whether the noise is the end of a stepwise convergence.
  private static func hasConverged(_ changes: [Change], _ areEqual: LoopValues.Equality) -> Bool {
    for change in changes.reversed() {
      guard let old = change.old else { return false }
      if ValueShape.noise(between: old, change.new, floor: rest, areEqual) != nil { continue }
      let (a, b) = (ValueShape(old), ValueShape(change.new))
      let distance = zip(a.numbers, b.numbers).map { abs($0.number.value - $1.number.value) }.max() ?? .infinity
      return distance <= 1e-3
    }
    return false
  }
}
