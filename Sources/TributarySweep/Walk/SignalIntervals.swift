/// The intervals of lengths in which failures occur.
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
  private var closed: [Interval] = []

  /// Records the failures at a length. Failures that were present at the previous length and are missing here end.
  mutating func record(_ signals: [Signal], at index: Int) {
    for signal in signals {
      if var known = open[signal.key], known.indices.upperBound >= index {
        known.last = signal
        known.indices = known.indices.lowerBound..<(index + 1)
        open[signal.key] = known
      } else {
        close(signal.key)
        open[signal.key] = Interval(signal: signal, indices: index..<(index + 1))
      }
    }
    for (key, interval) in open where interval.indices.upperBound <= index { close(key) }
  }

  /// Records a failure between two lengths.
  mutating func recordPoint(_ signal: Signal, from start: Int, to end: Int) {
    closed.append(Interval(signal: signal, indices: start..<(end + 1)))
  }

  /// Records a failure at all lengths of an interval.
  mutating func recordInterval(_ signal: Signal, _ indices: Range<Int>) {
    closed.append(Interval(signal: signal, indices: indices))
  }

  private mutating func close(_ key: String) {
    if let interval = open.removeValue(forKey: key) { closed.append(interval) }
  }

  /// Ends all failures, and returns the intervals by their first length, then by key.
  mutating func ended(at end: Int) -> [Interval] {
    closed += open.values
    open = [:]
    let sorted = closed.sorted { ($0.indices.lowerBound, $0.signal.key) < ($1.indices.lowerBound, $1.signal.key) }
    return Self.joined(sorted)
  }

  /// A failure with more intervals than this is one finding, because it follows from many small steps of one layout.
  private static let mostIntervals = 4

  private static func joined(_ intervals: [Interval]) -> [Interval] {
    let byKey = Dictionary(grouping: intervals, by: \.signal.key)
    var seen: Set<String> = []
    return intervals.compactMap { interval in
      guard let all = byKey[interval.signal.key], all.count > mostIntervals else { return interval }
      guard seen.insert(interval.signal.key).inserted else { return nil }
      var joined = interval
      joined.joined = all.count
      joined.indices = interval.indices.lowerBound..<(all.map(\.indices.upperBound).max() ?? 0)
      return joined
    }
  }
}
