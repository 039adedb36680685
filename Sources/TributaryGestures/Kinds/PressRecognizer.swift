import TributaryGeometry

/// Recognizes a press that ends in the view that it began in, however long it takes.
package final class PressRecognizer: GestureRecognizer<Bool> {
  private let isTap: Bool
  private var start: CGPoint?

  /// - Parameter isTap: Whether a tap performs it, so that a key can stand for it.
  package init(isTap: Bool = true) { self.isTap = isTap }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal, input.kind != .time else { return }
    if input.kind == .down { start = input.location }
    guard start != nil else { return }
    let isInside = input.place.contains(input.location)
    if input.kind != .up {
      phase = .possible(isInside)
    } else if isInside {
      phase = .ended(true)
    } else {
      fail()
    }
  }

  /// As long as the pointer is in the view, the press belongs to the view.
  override package var keepsPress: Bool {
    if case .possible(true) = phase { isTap && start != nil } else { false }
  }

  /// A press that scrolls is none; other gestures that come after this one wait for it, whatever they have got to.
  override package func giveWay(to rival: GestureRival, _ input: GestureInput) {
    guard let start, rival == .isScrolling else { return }
    if start.distance(to: input.location) > GestureLimits.rivalDistance { fail() }
  }

  override package func reset() {
    super.reset()
    start = nil
  }

  override package var tapCount: Int? { isTap ? 1 : nil }
}
