/// Marks on the main queue that tell what has run since the last frame.
///
/// Invariant: one mark of each kind waits at most, so that a program that never lets the queue run keeps no more.
///
/// Tested by `QueueMarkTests`.
package struct QueueTracer {
  /// The last frame since which the queue has run at all.
  package private(set) var begin = 0
  /// The last frame whose own work on the queue has run.
  package private(set) var end = 0
  private var isBeginWaiting = false
  private var isEndWaiting = false
  private var wantedEnd = 0

  /// How often the queue has come round since the last frame that something was written for.
  private var turns = 0
  private var isTurnWaiting = false

  /// What comes later than so many turns was waited for: by a timer, a thread, the network.
  private static let promptTurns = 128

  package init() {}

  /// Whether what runs now was waited for since the frame.
  package var isPaced: Bool { turns >= Self.promptTurns }

  /// A frame runs that something was written for.
  package mutating func restartTurns() { turns = 0 }

  /// - Returns: Whether a mark has to be put on the queue that tells when it comes round.
  package mutating func wantsTurn() -> Bool {
    if isTurnWaiting || isPaced { return false }
    isTurnWaiting = true
    return true
  }

  /// - Returns: Whether another mark is wanted.
  package mutating func turnHasRun() -> Bool {
    isTurnWaiting = false
    turns += 1
    return wantsTurn()
  }

  /// - Returns: Whether a mark has to be put on the queue, before anything that the frame puts there.
  package mutating func wantsBegin() -> Bool {
    if isBeginWaiting { return false }
    isBeginWaiting = true
    return true
  }

  /// The mark has run; `frame` is the last one.
  package mutating func beginHasRun(_ frame: Int) {
    isBeginWaiting = false
    begin = frame
  }

  /// - Returns: Whether a mark has to be put on the queue, behind everything that frame number `frame` has put there.
  package mutating func wantsEnd(_ frame: Int) -> Bool {
    wantedEnd = frame
    if isEndWaiting { return false }
    isEndWaiting = true
    return true
  }

  /// The mark of a frame has run.
  ///
  /// - Returns: Whether another one is wanted, as there was a later frame meanwhile.
  package mutating func endHasRun(_ frame: Int) -> Bool {
    end = frame
    isEndWaiting = wantedEnd > frame
    return isEndWaiting
  }
}
