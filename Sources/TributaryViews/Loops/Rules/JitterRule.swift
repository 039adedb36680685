import TributaryDiagnostics

/// Rule 1: what differs by rounding noise only does not count as a change.
///
///     100 → 100.00000000000001 → 100        absorbed
///     …358 − 2e-9 → 358 − 1e-9 → 358         not noise: it shrinks, so it comes to rest by itself
@MainActor
package enum JitterRule {
  /// - Parameter acceptsShrinking: Whether noise that would go away by itself is absorbed too, as there is no time for it.
  package static func judge(_ series: LoopSeries, acceptsShrinking: Bool = false) -> LoopJudgement? {
    var amplitude = 0.0
    var isWorthANote = false
    var hasPending = false
    for reader in series.readers where reader.deliveries.last?.pass == series.now {
      hasPending = true
      guard let noise = pendingNoise(of: reader, acceptsShrinking) else { return nil }
      amplitude = max(amplitude, noise.amplitude)
      if noise.isSudden { isWorthANote = true }
    }
    guard hasPending else { return nil }
    return LoopJudgement(
      verdict: .jitter(amplitude: amplitude), response: .absorb(isWorthANote: isWorthANote))
  }

  /// The noise of the last two deliveries.
  private static func pendingNoise(
    of reader: ReaderHistory, _ acceptsShrinking: Bool
  ) -> (amplitude: Double, isSudden: Bool)? {
    let entries = reader.deliveries
    guard entries.count >= 2, let last = entries.last, let old = last.old else { return nil }
    let before = entries[entries.count - 2]
    guard let earlier = before.old, let now = ValueShape.noise(between: old, last.value), now > 0,
      let then = ValueShape.noise(between: earlier, before.value), then > 0, now >= then || acceptsShrinking
    else { return nil }
    return (max(now, then), !hasConverged(entries, until: then))
  }

  /// Whether the noise is the tail of values that came nearer step by step.
  private static func hasConverged(_ entries: ContiguousArray<ReaderHistory.Entry>, until noise: Double) -> Bool {
    for entry in entries.reversed() {
      guard let old = entry.old else { return false }
      if ValueShape.noise(between: old, entry.value) != nil { continue }
      let (a, b) = (ValueShape(old), ValueShape(entry.value))
      let distance = zip(a.numbers, b.numbers).map { abs($0.number.value - $1.number.value) }.max() ?? .infinity
      return distance <= 1e-3
    }
    return false
  }
}
