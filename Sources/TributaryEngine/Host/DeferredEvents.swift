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
  /// The number of frames since the events began to run that ended at the limit of passes, because each pass requested
  /// another frame.
  private var endlessFrames: UInt8 = 0
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
    endlessFrames = 0
    budget = waiting.count + extra
    return true
  }

  /// Records that a frame ended at the limit of passes although another frame was requested.
  package mutating func frameWasEndless() { if isRunning, endlessFrames < .max { endlessFrames += 1 } }

  /// Returns the next event; `nil` if there is none or the budget is exhausted.
  ///
  /// Views that request a frame in each pass also cause events in each pass. After a few such frames the remaining
  /// events are dropped: each would take a frame of the largest number of passes.
  package mutating func next() -> Event? {
    guard budget > 0, endlessFrames < Self.mostEndlessFrames, let event = waiting.popFirst() else { return nil }
    budget -= 1
    return event
  }

  private static let mostEndlessFrames: UInt8 = 4

  package mutating func end() {
    waiting = []
    isRunning = false
  }
}
