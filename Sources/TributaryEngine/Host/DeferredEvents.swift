/// Requests from inside a frame: events, which run after the frame, and another frame, which the current frame
/// replaces.
///
/// Invariant: events run in the order of insertion, and are never nested.
///
/// Tested by `ReentrancyTests`.
package struct DeferredEvents {
  package typealias Event = @MainActor () -> Void

  private var waiting: ArraySlice<Event> = []
  private var isRunning = false
  private var budget = 0

  /// Whether another frame was requested.
  package var hasFrame = false

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  package mutating func append(_ event: @escaping Event) { waiting.append(event) }

  /// Begins running the pending events.
  ///
  /// - Parameter extra: The number of events that may run in addition to the pending ones. An event that repeatedly
  ///   causes itself is dropped after that many; each repetition has been reported as an error by then.
  /// - Returns: Whether there are events to run and no other call is running them.
  package mutating func begin(extra: Int) -> Bool {
    guard !isRunning, !waiting.isEmpty else { return false }
    isRunning = true
    budget = waiting.count + extra
    return true
  }

  /// Returns the next event; `nil` if there is none or the budget is exhausted.
  package mutating func next() -> Event? {
    guard budget > 0, let event = waiting.popFirst() else { return nil }
    budget -= 1
    return event
  }

  package mutating func end() {
    waiting = []
    isRunning = false
  }
}
