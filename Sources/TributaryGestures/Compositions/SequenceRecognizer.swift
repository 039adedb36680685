package import TributaryGeometry

/// A recognizer of two gestures in sequence, which fails if either of them fails.
package final class SequenceRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let ofFirst: (First) -> Value
  private let ofBoth: (First, Second?) -> Value
  /// The latest time at which the second gesture may begin, if the first ended with the pointer up.
  private var latestStart: Double?

  /// - Parameters:
  ///   - ofFirst: Converts a value of the active first gesture.
  ///   - ofBoth: Converts the last value of the first gesture, and the value of the second gesture after it has begun.
  package init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>, ofFirst: @escaping (First) -> Value,
    ofBoth: @escaping (First, Second?) -> Value
  ) {
    self.ofFirst = ofFirst
    self.ofBoth = ofBoth
    super.init(first, second)
  }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    if first.status == .ended {
      if let latest = latestStart {
        if GestureLimits.isBeyond(input.time, latest) { return fail() }
        if input.kind == .down || input.kind == .pinchBegan { latestStart = nil }
      }
      second.handle(input)
    } else {
      first.handle(input)
      if first.status == .ended {
        if input.kind == .up || input.kind == .pinchEnded {
          latestStart = input.time + GestureLimits.gap
        } else {
          // The pointer is already pressed, so the second gesture begins at its location.
          second.handle(input.asDown)
        }
      }
    }
    combine()
  }

  override package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    guard !status.isTerminal else { return }
    if first.status == .ended { second.rivalDidAdvance(rival, input) } else { first.rivalDidAdvance(rival, input) }
    combine()
  }

  override package func combine() {
    guard case .ended(let value) = first.phase else {
      phase = first.phase.map(ofFirst)
      return
    }
    switch second.phase {
    case .possible(let other): phase = .active(ofBoth(value, other))
    case .active(let other): phase = .active(ofBoth(value, other))
    case .ended(let other): phase = .ended(ofBoth(value, other))
    case .failed: phase = .failed
    }
  }

  override package func reset() {
    latestStart = nil
    super.reset()
  }

  override package var deadline: Double? {
    if status.isTerminal { return nil }
    guard first.status == .ended else { return first.deadline }
    return VirtualTime.earlier(latestStart.map(GestureLimits.justBeyond), second.deadline)
  }

  override package func canContinue(withPressAt location: CGPoint) -> Bool {
    if status.isTerminal { return false }
    guard first.status == .ended else { return first.canContinue(withPressAt: location) }
    // The second gesture may begin anywhere.
    return latestStart != nil || second.canContinue(withPressAt: location)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    first.deliver(verdict, into: &actions)
    second.deliver(first.status == .ended ? verdict : .rejected, into: &actions)
  }
}
