import TributaryDiagnostics

/// Rule 1: what differs by rounding noise only does not count as a change.
///
///     100 → 100.00000000000001 → 100        absorbed
///     …358 − 2e-9 → 358 − 1e-9 → 358         not noise: it shrinks, so it comes to rest by itself
///     1e-13 → 2e-13 → 4e-13                  not noise: it grows, and will be seen
///     0 → 1.4e-14 → 0                        in 400 points: what sums of lengths as large leave
///     0 → 1e-12 → 2e-12                      not noise: it goes one way
///     1e-10 → 3e-10 → 1e-10                  not noise: such sums leave less, so these are two numbers
///
/// The scale is that of the numbers. Near zero they have none: the difference of two equal lengths is what their rounding
/// left, and has the scale of the lengths. So there the scale is that of the readers' places in the root.
///
/// Everything that moves on the loop has to be noise: half of a loop that is held fast goes elsewhere than the whole.
@MainActor
package enum JitterRule {
  /// - Parameter acceptsShrinking: Whether noise that would go away by itself is absorbed too, as there is no time for it.
  package static func judge(_ series: LoopValues, acceptsShrinking: Bool = false) -> LoopClassification? {
    guard let noise = noise(of: series, acceptsShrinking) else { return nil }
    return LoopClassification(
      verdict: .jitter(amplitude: noise.amplitude), response: .absorb(isWorthANote: noise.isSudden))
  }

  /// How many passes back something counts as moving.
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

  /// A change of a value.
  private typealias Change = (old: Any?, new: Any?)

  /// The changes of everything that has moved in the last passes: of what is delivered, and of the states where deliveries
  /// have no value.
  private static func movers(of series: LoopValues) -> [[Change]] {
    let readers = series.readers.filter { ($0.entries.last?.pass ?? 0) > series.now - recentPasses }
    if readers.contains(where: { $0.entries.last?.value == nil }) {
      return series.states.filter { ($0.entries.last?.pass ?? 0) > series.now - recentPasses }
        .map { $0.entries.map { ($0.old, $0.new) } }
    }
    return readers.map { $0.entries.map { ($0.old, $0.value) } }
  }

  /// What is left of a sum of lengths that should be 0, as a part of the lengths: some dozens of roundings.
  private static let roundingOfSums = 64 * Double.ulpOfOne
  /// In points: what comes nearer to a value and is as near is there.
  private static let rest = 1e-9

  /// The noise of the last changes; `nil` if they are more than noise, or lead somewhere.
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
    // Rounding is not steadily more.
    let grows = now > 1.01 * then && (recent.count < 3 || then > 1.01 * recent[2])
    if grows || amplitudes(atEndOf: changes, 0, areEqual).count < 2 && goesOneWay(changes.suffix(recent.count)) {
      return nil
    }
    return now
  }

  /// How much the last changes were, the last one first, as far as they are noise.
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

  /// Whether a number has gone in one direction with each of the changes.
  private static func goesOneWay(_ changes: ArraySlice<Change>) -> Bool {
    let directions = changes.map { ValueShape.directions(from: $0.old, to: $0.new) }
    guard let first = directions.first else { return false }
    return first.indices.contains { index in
      first[index] != 0 && directions.allSatisfy { $0.count > index && $0[index] == first[index] }
    }
  }

  /// Whether the noise is the tail of values that came nearer step by step.
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
