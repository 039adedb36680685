/// What two gestures make together when the first excludes the second.
///
/// | first    | second   | together       | the second is |
/// |----------|----------|----------------|---------------|
/// | active   | any      | active, first  | rejected      |
/// | possible | active   | active, second | provisional   |
/// | possible | other    | possible       | provisional   |
/// | ended    | any      | ended, first   | rejected      |
/// | failed   | any      | the second     | selected      |
package enum ExclusiveRule {
  package static func status(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
    switch first {
    case .active, .ended: first
    case .possible: second == .active ? .active : .possible
    case .failed: second
    }
  }

  package static func verdictOfSecond(_ first: GestureStatus, _ verdict: GestureVerdict) -> GestureVerdict {
    switch first {
    case .active, .ended: .rejected
    case .possible: verdict == .rejected ? .rejected : .provisional
    case .failed: verdict
    }
  }
}

/// What two gestures make together that do not mind each other.
package enum SimultaneousRule {
  package static func status(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
    if first == .active || second == .active { return .active }
    if first == .possible || second == .possible { return .possible }
    return first == .ended || second == .ended ? .ended : .failed
  }
}

/// Notices when the second of two gestures gets somewhere while the first is undecided.
package struct RivalWatch {
  private var last = GestureStatus.possible

  package init() {}

  /// - Parameter status: The second's status after an input.
  /// - Returns: What the first has to know of it.
  package mutating func rival(after status: GestureStatus) -> GestureRival? {
    defer { last = status }
    if status == .active { return .isActive }
    return status == .ended && last != .ended ? .hasJustEnded : nil
  }
}

/// The earlier of two deadlines.
package func earlier(_ a: Double?, _ b: Double?) -> Double? {
  guard let a, let b else { return a ?? b }
  return min(a, b)
}
