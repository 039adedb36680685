/// A tracer of the work that has run on the main queue since the last frame.
///
/// Invariant: at most one mark of each kind is enqueued, so that a program that never runs the queue does not
/// accumulate marks.
///
/// Tested by `QueueMarkTests`.
package struct QueueTracer {
  /// The last frame after which the queue has run.
  package private(set) var begin = 0
  /// The last frame whose enqueued work has run.
  package private(set) var end = 0
  private var isBeginWaiting = false
  private var isEndWaiting = false
  private var wantedEnd = 0

  /// The number of turns of the queue since the last frame that a write caused.
  private var turns = 0
  private var isTurnWaiting = false

  /// The number of turns after which work counts as delayed by a timer, a thread, or the network.
  private static let promptTurns = 128

  package init() {}

  /// Whether the current work counts as delayed since the frame.
  package var isPaced: Bool { turns >= Self.promptTurns }

  /// Restarts the count at a frame that a write caused.
  package mutating func restartTurns() { turns = 0 }

  /// Registers a mark that counts a turn of the queue, if none is enqueued.
  ///
  /// - Returns: Whether the caller has to enqueue the mark.
  package mutating func registerMark() -> Bool {
    if isTurnWaiting || isPaced { return false }
    isTurnWaiting = true
    return true
  }

  /// Counts a turn after its mark has run.
  ///
  /// - Returns: Whether the caller has to enqueue another mark.
  package mutating func turnHasRun() -> Bool {
    isTurnWaiting = false
    turns += 1
    return registerMark()
  }

  /// Registers a mark before the work that the frame enqueues, if none is enqueued.
  ///
  /// - Returns: Whether the caller has to enqueue the mark.
  package mutating func wantsBegin() -> Bool {
    if isBeginWaiting { return false }
    isBeginWaiting = true
    return true
  }

  /// Records that the mark before a frame's work has run.
  ///
  /// - Parameter frame: The number of the last frame.
  package mutating func beginHasRun(_ frame: Int) {
    isBeginWaiting = false
    begin = frame
  }

  /// Registers a mark after the work that a frame has enqueued, if none is enqueued.
  ///
  /// - Parameter frame: The number of the frame.
  /// - Returns: Whether the caller has to enqueue the mark.
  package mutating func wantsEnd(_ frame: Int) -> Bool {
    wantedEnd = frame
    if isEndWaiting { return false }
    isEndWaiting = true
    return true
  }

  /// Records that the mark after a frame's work has run.
  ///
  /// - Returns: Whether the caller has to enqueue another mark, because a later frame has ended since.
  package mutating func endHasRun(_ frame: Int) -> Bool {
    end = frame
    isEndWaiting = wantedEnd > frame
    return isEndWaiting
  }
}
