import Tributary

/// What was measured, with what the same picture costs a program written by hand.
struct Report {
  private(set) var measurements: [Measurement] = []
  private var baselines: [Int: Baseline] = [:]

  mutating func add(_ measurement: Measurement) { measurements.append(measurement) }

  mutating func add(_ baseline: Baseline, cells: Int) { baselines[cells] = baseline }

  func baseline(of measurement: Measurement) -> Baseline? { baselines[measurement.cells] }
}

extension FrameCounts {
  /// Every count with the name that reports use, in a fixed order.
  var named: [(name: String, value: Int)] {
    [
      ("bodies", bodies), ("measurements", measurements), ("placements", placements), ("reduces", reduces),
      ("actions", actions), ("nodesCreated", nodesCreated), ("nodesVisited", nodesVisited), ("closures", closures),
      ("comparisons", comparisons),
    ]
  }
}
