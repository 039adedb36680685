/// The input events that the program has not yet processed.
///
/// Invariants:
/// 1. Events leave the queue in the order of their arrival, except Control-C and Control-Z, which ``takeUrgent()``
///    removes first.
/// 2. While more than ``mergingCount`` events are pending, consecutive moves and wheel notches of the same kind are
///    merged.
/// 3. Pending events occupy at most ``maximumBytes`` plus one event. Further events are rejected.
/// 4. ``urgentCount`` is the number of pending events that are urgent.
///
/// Tested by `EventQueueTests`.
struct EventQueue {
  private var events: ArraySlice<TerminalInputEvent> = []
  private var bytes = 0
  /// The number of pending events that ``takeUrgent()`` removes: without one, it need not look at a full queue.
  private var urgentCount = 0

  /// The number of pending events above which moves are merged. A program that keeps up receives every point of a drawn
  /// line.
  static let mergingCount = 64

  /// The size limit, far more than a user types ahead.
  static let maximumBytes = 4 << 20

  var isEmpty: Bool { events.isEmpty }
  var count: Int { events.count }

  /// Appends an event.
  ///
  /// - Returns: Whether the event was accepted.
  mutating func append(_ event: TerminalInputEvent) -> Bool {
    if events.count > Self.mergingCount, let last = events.last, let merged = last.merged(with: event) {
      events[events.endIndex - 1] = merged
      return true
    }
    // Events that quit the program are always accepted.
    guard bytes < Self.maximumBytes || event.isUrgent else { return false }
    bytes += event.byteCount
    if event.isUrgent { urgentCount += 1 }
    events.append(event)
    return true
  }

  mutating func takeFirst() -> TerminalInputEvent? {
    guard let event = events.popFirst() else { return nil }
    bytes -= event.byteCount
    if event.isUrgent { urgentCount -= 1 }
    // A slice retains the elements that were removed from its front.
    if events.startIndex > 1024, events.startIndex > events.count { events = Array(events)[...] }
    return event
  }

  /// Removes and returns the first Control-C or Control-Z, ahead of all other events.
  mutating func takeUrgent() -> TerminalInputEvent? {
    guard urgentCount > 0, let index = events.firstIndex(where: { $0.isUrgent }) else { return nil }
    let event = events.remove(at: index)
    bytes -= event.byteCount
    urgentCount -= 1
    return event
  }
}

extension TerminalInputEvent {
  /// Whether the event interrupts or suspends the program on a terminal.
  fileprivate var isUrgent: Bool {
    guard case .key(.character(let character), let modifiers) = self, modifiers == .control else { return false }
    return character == "c" || character == "z"
  }

  fileprivate var byteCount: Int {
    let length = if case .paste(let text) = self { text.utf8.count } else { 0 }
    return MemoryLayout<Self>.stride + length
  }

  /// Returns this event and the next merged into one, or `nil` if both are required.
  fileprivate func merged(with next: Self) -> Self? {
    guard case .pointer(let first) = self, case .pointer(let second) = next, first.modifiers == second.modifiers else {
      return nil
    }
    switch (first.phase, second.phase) {
    case (.moved, .moved): return next
    case (.dragged(let held), .dragged(let button)): return held == button ? next : nil
    case (.scrolled(let x, let y), .scrolled(let dx, let dy)):
      // Opposite notches do not cancel each other: the content may reach its end in between.
      guard first.location == second.location, x.signum() == dx.signum(), y.signum() == dy.signum() else { return nil }
      var sum = second
      sum.phase = .scrolled(dx: x + dx, dy: y + dy)
      return .pointer(sum)
    default: return nil
    }
  }
}
