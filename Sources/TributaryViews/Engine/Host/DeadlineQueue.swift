import TributaryGeometry

/// What is to be done at certain times of a host's clock, the earliest first; of equal times the one asked for first.
///
/// Whoever waits keeps the id, and takes its entry out when the wait is over for another reason.
package struct DeadlineQueue {
  /// Names an entry for as long as it waits.
  package struct ID: Hashable {
    fileprivate let value: UInt64
  }

  private struct Entry {
    let id: ID
    let time: Double
    let action: @MainActor () -> Void
  }

  /// In the order in which they are due.
  private var entries: ContiguousArray<Entry> = []
  private var lastID: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// When the first entry is due, in seconds of the host's clock; `nil` if none waits.
  package var next: Double? { entries.first?.time }

  /// Lets `action` run once the clock reaches `time`; a time that is no number never comes.
  ///
  /// - Complexity: O(*n*) comparisons in the number of entries; there are few.
  package mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> ID {
    lastID &+= 1
    let id = ID(value: lastID)
    if time.isNaN || time == .infinity { return id }
    let index = entries.firstIndex { $0.time > time } ?? entries.endIndex
    entries.insert(Entry(id: id, time: time, action: action), at: index)
    return id
  }

  /// Takes an entry out, if it still waits.
  package mutating func cancel(_ id: ID) { entries.removeAll { $0.id == id } }

  /// Takes out the first entry if it is due at `time`.
  package mutating func take(dueAt time: Double) -> (time: Double, action: @MainActor () -> Void)? {
    guard let first = entries.first, first.time <= time + VirtualTime.tolerance else { return nil }
    entries.removeFirst()
    return (first.time, first.action)
  }
}
