import Tributary

/// A timer that measures code as the median of several runs.
@MainActor
enum Sampler {
  static let fewestRuns = 9
  /// A fixed number of single runs, for counting instructions, or `nil` to run as often as time permits. With 0, every
  /// time is 0.
  static var fixedRuns: Int?
  private static let mostRuns = 51
  /// The measured time after which no runs beyond the minimum are performed.
  private static let timeEnough = Duration.milliseconds(400)
  /// The minimum length of a run. Faster code is repeated within a run, because the clock itself takes some tens of
  /// nanoseconds.
  private static let shortestRun = Duration.milliseconds(4)

  /// Measures code that creates an object. The object is released after the measurement.
  ///
  /// - Returns: The time in nanoseconds.
  static func cold<Made>(_ make: () -> Made) -> Double {
    sample {
      let start = ContinuousClock.now
      let made = make()
      let taken = ContinuousClock.now - start
      withExtendedLifetime(made) {}
      return taken
    }
  }

  /// Measures code that changes an object, with a new object for each run.
  ///
  /// - Returns: The time in nanoseconds.
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

  /// Measures code that can be repeated.
  ///
  /// - Returns: The time of a single repetition in nanoseconds.
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
    if fixedRuns == 0 { return 0 }
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

/// The measurement of one workload at one size.
struct Measurement {
  let workload: Workload
  let cells: Int
  /// The median time of the whole workload, in nanoseconds.
  let nanoseconds: Double
  let counts: FrameCounts
  /// The heap memory of a tree after its first frame in bytes, without that of its types.
  ///
  /// It is measured only for cold workloads, and if the C library provides it.
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
