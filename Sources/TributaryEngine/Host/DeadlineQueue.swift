import TributaryGeometry

/// A priority queue of actions that are due at times of a host's clock, earliest first; actions with equal times are in
/// insertion order.
///
/// The code that waits keeps the id, and cancels the entry when the wait ends for another reason.
///
///     times      0.1 (7)            a heap: no time precedes its parent
///               ╱       ╲
///         0.3 (2)       0.2 (5)     5 was canceled: its time is removed when it is first
///
///     actions   2 · 7
///
/// Invariants:
/// 1. Every pending entry has an action, and a time in the heap.
/// 2. The first time belongs to a pending entry. At most half of the times, plus four, belong to canceled entries.
///
/// Tested by `DeadlineTests`.
package struct DeadlineQueue {
  /// An identifier of an entry while it is pending.
  package struct ID: Hashable {
    fileprivate let value: UInt64
  }

  /// The time of an entry. Entries of equal times are in the order of their insertion.
  private struct Time {
    let time: Double
    let id: ID

    func isBefore(_ other: Time) -> Bool { time < other.time || time == other.time && id.value < other.id.value }
  }

  private var times: ContiguousArray<Time> = []
  private var actions: [ID: @MainActor () -> Void] = [:]
  private var lastID: UInt64 = 0
  /// The number of times that operations have visited.
  package private(set) var timesVisited = 0

  package init() {}

  package var isEmpty: Bool { actions.isEmpty }

  /// The number of pending entries.
  package var count: Int { actions.count }

  /// The time of the first entry, in seconds of the host's clock; `nil` if there is none.
  package var next: Double? { times.first?.time }

  /// Adds an action that runs when the clock reaches a time. A time that is not a number, or infinity, is never
  /// reached.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds of the host's clock.
  ///   - action: The action.
  /// - Returns: The identifier of the entry.
  /// - Complexity: O(log *n*) in the number of entries, as for ``take(dueAt:)`` and, on average, for ``cancel(_:)``.
  package mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> ID {
    lastID &+= 1
    let id = ID(value: lastID)
    if time.isNaN || time == .infinity { return id }
    actions[id] = action
    times.append(Time(time: time, id: id))
    rise(from: times.count - 1)
    return id
  }

  /// Removes an entry, if it is pending.
  package mutating func cancel(_ id: ID) {
    // The captures of the action are released after the access to the queue has ended.
    let action = actions.removeValue(forKey: id)
    if action == nil { return }
    dropCancelled()
    withExtendedLifetime(action) {}
  }

  /// Removes and returns the first entry if it is due at `time`.
  package mutating func take(dueAt time: Double) -> (time: Double, action: @MainActor () -> Void)? {
    guard let first = times.first, first.time <= time + VirtualTime.tolerance else { return nil }
    guard let action = actions.removeValue(forKey: first.id) else { return nil }
    dropCancelled()
    return (first.time, action)
  }

  // MARK: The heap

  /// Restores invariant 2.
  private mutating func dropCancelled() {
    if times.count > 2 * actions.count + 8 {
      timesVisited += times.count
      times.removeAll { actions[$0.id] == nil }
      // A sorted array is a valid heap.
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

/// A limiter of the events that are due in one interval while a clock advances. A completion that immediately schedules
/// another one would otherwise stop the clock.
///
/// Time advances as long as no millisecond contains more than ``limit`` events.
package struct DeadlineLimiter {
  /// The largest number of completions and deadlines within an interval.
  package static let limit = 10_000

  /// The length of an interval, in seconds of the clock.
  package static let length = 0.001

  private var start = -Double.infinity
  private var count = 0

  package init() {}

  /// Records an event.
  ///
  /// - Parameter time: The time of the event, in seconds, which is not before the time of the previous call.
  /// - Returns: Whether the limit permits the event.
  package mutating func admits(_ time: Double) -> Bool {
    if time - start >= Self.length { (start, count) = (time, 0) }
    count += 1
    return count <= Self.limit
  }
}

/// The virtual clock of a host, with its deadlines.
///
/// Invariant: `time` never decreases.
///
/// By construction: only `move(to:)` writes it, and uses the later of both times.
package struct HostClock {
  /// The time since the creation of the host, in seconds.
  package private(set) var time: Double = 0
  /// The pending deadlines.
  package var deadlines = DeadlineQueue()

  package init() {}

  /// Advances the clock to a time, in seconds. A past time has no effect.
  package mutating func move(to time: Double) { self.time = max(self.time, time) }
}
