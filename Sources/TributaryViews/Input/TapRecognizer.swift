package import TributaryGeometry

/// Recognizes taps: a state machine over pointer events that returns what has happened, and touches no tree.
///
///     down ──▶ pressed ──up──▶ counted ──▶ tapped (when the count is reached)
///       ▲         │ too far, too long        │ too late
///       └─────────┴───────◀──────────────────┘
package struct TapRecognizer {
  /// Taps in a row that are asked for.
  package let count: Int

  /// Movement beyond which a press is no tap, in points.
  package static let maximumDistance: CGFloat = 45
  /// Length beyond which a press is no tap, in seconds.
  package static let maximumDuration = 0.75
  /// Longest gap between two taps of a row, in seconds.
  package static let maximumGap = 0.35

  private var start: PointerEvent?
  private var taps = 0
  private var lastUp = -Double.infinity

  package init(count: Int) { self.count = max(1, count) }

  /// Takes an event.
  ///
  /// - Returns: Whether the taps are complete with this event.
  package mutating func handle(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .down:
      if event.time - lastUp > TapRecognizer.maximumGap { taps = 0 }
      start = event
      return false
    case .moved:
      if let start, !isNear(start, event) { cancel() }
      return false
    case .scrolled: return false
    case .up:
      guard let start else { return false }
      self.start = nil
      guard isNear(start, event), event.time - start.time <= TapRecognizer.maximumDuration else {
        taps = 0
        return false
      }
      lastUp = event.time
      taps += 1
      guard taps == count else { return false }
      taps = 0
      return true
    }
  }

  /// Forgets a press that is going on.
  package mutating func cancel() {
    start = nil
    taps = 0
  }

  private func isNear(_ a: PointerEvent, _ b: PointerEvent) -> Bool {
    let x = a.location.x - b.location.x
    let y = a.location.y - b.location.y
    return x * x + y * y <= TapRecognizer.maximumDistance * TapRecognizer.maximumDistance
  }
}
