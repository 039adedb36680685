import TributaryGeometry

/// What is to be done at certain times of a host's clock, the earliest first; of equal times the one asked for first.
///
/// Whoever waits keeps the id, and takes its entry out when the wait is over for another reason.
///
///     times      0.1 (7)            a heap: no time is before the one above it
///               ╱       ╲
///         0.3 (2)       0.2 (5)     5 has been cancelled: its time goes when it comes to the top
///
///     actions   2 · 7
///
/// Invariants:
/// 1. Every entry that waits has an action, and a time in the heap.
/// 2. The first time is that of an entry that waits; at most half of the times, and a few, are those of none.
///
/// Tested by `DeadlineTests`.
package struct DeadlineQueue {
  /// Names an entry for as long as it waits.
  package struct ID: Hashable {
    fileprivate let value: UInt64
  }

  private struct Time {
    let time: Double
    let id: ID

    func isBefore(_ other: Time) -> Bool { time < other.time || time == other.time && id.value < other.id.value }
  }

  private var times: ContiguousArray<Time> = []
  private var actions: [ID: @MainActor () -> Void] = [:]
  private var lastID: UInt64 = 0
  /// How many times were looked at so far.
  package private(set) var timesVisited = 0

  package init() {}

  package var isEmpty: Bool { actions.isEmpty }

  /// When the first entry is due, in seconds of the host's clock; `nil` if none waits.
  package var next: Double? { times.first?.time }

  /// Lets `action` run once the clock reaches `time`; a time that is no number never comes.
  ///
  /// - Complexity: O(log *n*) in the number of entries, as of ``take(dueAt:)`` and, on the average, of ``cancel(_:)``.
  package mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> ID {
    lastID &+= 1
    let id = ID(value: lastID)
    if time.isNaN || time == .infinity { return id }
    actions[id] = action
    times.append(Time(time: time, id: id))
    rise(from: times.count - 1)
    return id
  }

  /// Takes an entry out, if it still waits.
  package mutating func cancel(_ id: ID) {
    // What the action holds ends when nobody is at the queue any more.
    let action = actions.removeValue(forKey: id)
    if action == nil { return }
    dropCancelled()
    withExtendedLifetime(action) {}
  }

  /// Takes out the first entry if it is due at `time`.
  package mutating func take(dueAt time: Double) -> (time: Double, action: @MainActor () -> Void)? {
    guard let first = times.first, first.time <= time + VirtualTime.tolerance else { return nil }
    guard let action = actions.removeValue(forKey: first.id) else { return nil }
    dropCancelled()
    return (first.time, action)
  }

  // MARK: The heap

  /// Keeps invariant 2.
  private mutating func dropCancelled() {
    if times.count > 2 * actions.count + 8 {
      timesVisited += times.count
      times.removeAll { actions[$0.id] == nil }
      // In order, each stands before those below it.
      times.sort { $0.isBefore($1) }
    }
    while let first = times.first, actions[first.id] == nil {
      times.swapAt(0, times.count - 1)
      times.removeLast()
      sink(from: 0)
    }
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0, times[index].isBefore(times[(index - 1) / 2]) {
      times.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
      timesVisited += 1
    }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      timesVisited += 1
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < times.count && times[child].isBefore(times[first]) {
        first = child
      }
      if first == index { return }
      times.swapAt(index, first)
      index = first
    }
  }
}

/// Counts what is due in one moment while a clock moves: an end that asks for another at once would hold the clock for ever.
///
/// However much is due, time gets on as long as no millisecond has more than ``limit`` of it.
package struct DeadlineLimiter {
  /// Ends and deadlines within a moment.
  package static let limit = 10_000

  /// How long a moment is, in seconds of the clock.
  package static let length = 0.001

  private var start = -Double.infinity
  private var count = 0

  package init() {}

  /// - Parameter time: When something is due; not before the time of the last call.
  /// - Returns: Whether it may be waited for.
  package mutating func admits(_ time: Double) -> Bool {
    if time - start >= Self.length { (start, count) = (time, 0) }
    count += 1
    return count <= Self.limit
  }
}

/// The virtual clock of a host, and what waits for it.
///
/// Invariant: `time` never goes back.
///
/// By construction: `move(to:)` alone writes it, and takes the later of both times.
package struct HostClock {
  /// Seconds since the host was made.
  package private(set) var time: Double = 0
  /// What is to be done at certain times.
  package var deadlines = DeadlineQueue()

  package init() {}

  /// Sets the clock; a time that has passed leaves it as it is.
  package mutating func move(to time: Double) { self.time = max(self.time, time) }
}
