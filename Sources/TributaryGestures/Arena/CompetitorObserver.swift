/// Notices when the second of two gestures gets somewhere while the first is undecided.
package struct CompetitorObserver {
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
