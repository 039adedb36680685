/// What the user did and the program has not been told yet.
///
/// Invariants:
/// 1. Events leave in the order in which they came, but for Control-C and Control-Z: ``takeUrgent()`` takes those out of the middle.
/// 2. While more than ``mergingCount`` events wait, moves and notches of the wheel that follow their like are one event with it.
/// 3. What waits takes at most ``maximumBytes``, and one event more; what comes then is refused.
///
/// Tested by `EventQueueTests`.
struct EventQueue {
  private var events: ArraySlice<TerminalInputEvent> = []
  private var bytes = 0

  /// A program that keeps up gets every point of a drawn line.
  static let mergingCount = 64

  /// Far more than anybody types ahead.
  static let maximumBytes = 4 << 20

  var isEmpty: Bool { events.isEmpty }
  var count: Int { events.count }

  /// Adds an event at the end.
  ///
  /// - Returns: Whether there was room for it.
  mutating func append(_ event: TerminalInputEvent) -> Bool {
    if events.count > Self.mergingCount, let last = events.last, let merged = last.merged(with: event) {
      events[events.endIndex - 1] = merged
      return true
    }
    // Leaving needs no room.
    guard bytes < Self.maximumBytes || event.isUrgent else { return false }
    bytes += event.byteCount
    events.append(event)
    return true
  }

  mutating func takeFirst() -> TerminalInputEvent? {
    guard let event = events.popFirst() else { return nil }
    bytes -= event.byteCount
    // A slice keeps what was taken from its front.
    if events.startIndex > 1024, events.startIndex > events.count { events = Array(events)[...] }
    return event
  }

  /// Takes the first Control-C or Control-Z, ahead of everything that waits.
  mutating func takeUrgent() -> TerminalInputEvent? {
    guard let index = events.firstIndex(where: \.isUrgent) else { return nil }
    let event = events.remove(at: index)
    bytes -= event.byteCount
    return event
  }
}

extension TerminalInputEvent {
  /// Whether the user wants to get away from the program: the keys for which a terminal would interrupt or stop it.
  fileprivate var isUrgent: Bool {
    switch self {
    case .key(.character("c"), .control), .key(.character("z"), .control): true
    default: false
    }
  }

  fileprivate var byteCount: Int {
    let length = if case .paste(let text) = self { text.utf8.count } else { 0 }
    return MemoryLayout<Self>.stride + length
  }

  /// This event and the next as one, if nobody would miss the first.
  fileprivate func merged(with next: Self) -> Self? {
    guard case .pointer(let first) = self, case .pointer(let second) = next, first.modifiers == second.modifiers else {
      return nil
    }
    switch (first.phase, second.phase) {
    case (.moved, .moved): return next
    case (.dragged(let held), .dragged(let button)): return held == button ? next : nil
    case (.scrolled(let x, let y), .scrolled(let dx, let dy)):
      // Back and forth is not the same as nowhere where the content ends between.
      guard first.location == second.location, x.signum() == dx.signum(), y.signum() == dy.signum() else { return nil }
      var sum = second
      sum.phase = .scrolled(dx: x + dx, dy: y + dy)
      return .pointer(sum)
    default: return nil
    }
  }
}
