/// The intervals of lengths in which failures occur.
///
/// A failure has at most a few intervals, so that the memory does not depend on the number of lengths.
struct SignalIntervals {
  /// An interval in which a failure occurs at each length.
  struct Interval {
    /// The failure at the first length.
    let signal: Signal
    /// The failure at the last length, if its values were recorded.
    var last: Signal?
    var indices: Range<Int>
    /// The number of intervals that this one was joined from.
    var joined = 1
  }

  private var open: [String: Interval] = [:]
  private var closed: [String: [Interval]] = [:]

  /// Records the failures at a length. Failures that were present at the previous length and are missing here end.
  ///
  /// - Returns: Whether a failure begins or ends.
  mutating func record(_ signals: [Signal], at index: Int) -> Bool {
    var isBoundary = false
    for signal in signals {
      if var known = open[signal.key], known.indices.upperBound >= index {
        known.last = signal
        known.indices = known.indices.lowerBound..<(index + 1)
        open[signal.key] = known
      } else {
        close(signal.key)
        open[signal.key] = Interval(signal: signal, indices: index..<(index + 1))
        isBoundary = true
      }
    }
    for (key, interval) in open where interval.indices.upperBound <= index {
      close(key)
      isBoundary = true
    }
    return isBoundary
  }

  /// Records a failure between two lengths.
  mutating func recordPoint(_ signal: Signal, from start: Int, to end: Int) {
    append(Interval(signal: signal, indices: start..<(end + 1)))
  }

  /// Records a failure at all lengths of an interval.
  mutating func recordInterval(_ signal: Signal, _ indices: Range<Int>) {
    append(Interval(signal: signal, indices: indices))
  }

  private mutating func close(_ key: String) {
    if let interval = open.removeValue(forKey: key) { append(interval) }
  }

  /// A failure with more intervals than this is one finding, because it follows from many small steps of one layout.
  private static let mostIntervals = 4

  private mutating func append(_ interval: Interval) {
    var intervals = closed[interval.signal.key] ?? []
    intervals.append(interval)
    if intervals.count > Self.mostIntervals || intervals[0].joined > 1 {
      var joined = intervals[0]
      joined.joined += intervals.count - 1
      joined.indices = joined.indices.lowerBound..<(intervals.map(\.indices.upperBound).max() ?? 0)
      intervals = [joined]
    }
    closed[interval.signal.key] = intervals
  }

  /// Ends all failures, and returns the intervals by their first length, then by key.
  mutating func ended(at end: Int) -> [Interval] {
    for key in open.keys { close(key) }
    return closed.values.joined().sorted {
      ($0.indices.lowerBound, $0.signal.key) < ($1.indices.lowerBound, $1.signal.key)
    }
  }
}
