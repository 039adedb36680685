import Tributary

/// Times code as the median of several runs.
@MainActor
enum Sampler {
  static let fewestRuns = 9
  /// So many runs, each of them once, instead of as many as time allows: for counting instructions.
  static var fixedRuns: Int?
  private static let mostRuns = 51
  /// Runs beyond the fewest are made until this much time has been measured.
  private static let timeEnough = Duration.milliseconds(400)
  /// What is quicker than this is repeated within one run: the clock itself takes some tens of nanoseconds.
  private static let shortestRun = Duration.milliseconds(4)

  /// Times code that makes something; what it made is let go after the clock has stopped.
  ///
  /// - Returns: Nanoseconds.
  static func cold<Made>(_ make: () -> Made) -> Double {
    sample {
      let start = ContinuousClock.now
      let made = make()
      let taken = ContinuousClock.now - start
      withExtendedLifetime(made) {}
      return taken
    }
  }

  /// Times code that changes what it is given, so that it needs another one for each run.
  ///
  /// - Returns: Nanoseconds.
  static func prepared<Made>(_ make: () -> Made, _ step: (Made) -> Void) -> Double {
    sample {
      let made = make()
      let start = ContinuousClock.now
      step(made)
      let taken = ContinuousClock.now - start
      withExtendedLifetime(made) {}
      return taken
    }
  }

  /// Times code that can be repeated as often as one likes.
  ///
  /// - Returns: Nanoseconds for once.
  static func warm(_ step: () -> Void) -> Double {
    var repetitions = 1
    if fixedRuns != nil { return sample { time(step, 1) } }
    while time(step, repetitions) < shortestRun, repetitions < 1 << 20 { repetitions *= 2 }
    return sample { time(step, repetitions) } / Double(repetitions)
  }

  private static func time(_ step: () -> Void, _ repetitions: Int) -> Duration {
    let start = ContinuousClock.now
    for _ in 0..<repetitions { step() }
    return ContinuousClock.now - start
  }

  private static func sample(_ run: () -> Duration) -> Double {
    _ = run()
    var total = Duration.zero
    var runs: [Double] = []
    func isEnough() -> Bool {
      if let fixedRuns { return runs.count >= fixedRuns }
      return runs.count >= fewestRuns && (total >= timeEnough || runs.count >= mostRuns)
    }
    while !isEnough() {
      let taken = run()
      total += taken
      runs.append(taken / .nanoseconds(1))
    }
    runs.sort()
    return runs[runs.count / 2]
  }
}

/// One workload at one size.
struct Measurement {
  let workload: Workload
  let cells: Int
  /// The median of the whole workload, in nanoseconds.
  let nanoseconds: Double
  let counts: FrameCounts
  /// Live heap that the first frame of a tree left, in bytes, once its types are known; only of cold workloads, and where the C library tells.
  let heapBytes: Int?

  init(_ workload: Workload, cells: Int, nanoseconds: Double, counts: FrameCounts, heapBytes: Int?) {
    self.workload = workload
    self.cells = cells
    self.nanoseconds = nanoseconds
    self.counts = counts
    self.heapBytes = heapBytes
  }

  var nanosecondsPerCell: Double { nanoseconds / Double(cells) }

  var heapBytesPerCell: Double? { heapBytes.map { Double($0) / Double(cells) } }
}
