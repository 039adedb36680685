/// What was asked for from inside a frame: events, which run after it, and another frame, which the one that runs stands for.
///
/// Invariant: events run in the order in which they came, never one inside another.
///
/// Tested by `ReentrancyTests`.
package struct DeferredEvents {
  package typealias Event = @MainActor () -> Void

  private var waiting: ArraySlice<Event> = []
  private var isRunning = false
  private var budget = 0

  /// Whether another frame was asked for.
  package var hasFrame = false

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  package mutating func append(_ event: @escaping Event) { waiting.append(event) }

  /// Begins to run what waits.
  ///
  /// - Parameter extra: How many events more than those that wait now may run. An event that causes itself for ever is
  ///   dropped after that many; the error that reports each of them has been given by then.
  /// - Returns: Whether there is anything to run, and nobody does so already.
  package mutating func begin(extra: Int) -> Bool {
    guard !isRunning, !waiting.isEmpty else { return false }
    isRunning = true
    budget = waiting.count + extra
    return true
  }

  /// The next event; `nil` if none is left or too many have run.
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
