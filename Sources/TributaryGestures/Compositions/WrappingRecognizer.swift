package import TributaryGeometry

/// The base class of recognizers that extend another recognizer.
package class WrappingRecognizer<Base, Value>: GestureRecognizer<Value> {
  package final let base: GestureRecognizer<Base>

  package init(_ base: GestureRecognizer<Base>) { self.base = base }

  /// Returns the phase of this recognizer for a phase of the base recognizer.
  package func phase(of base: GesturePhase<Base>) -> GesturePhase<Value> { .failed }

  override package func handle(_ input: GestureInput) {
    guard !status.isTerminal else { return }
    base.handle(input)
    phase = phase(of: base.phase)
  }

  override package final func fail() {
    guard !status.isTerminal else { return }
    base.fail()
    phase = .failed
  }

  override package func reset() {
    base.reset()
    super.reset()
  }

  override package final var keepsPress: Bool { !status.isTerminal && base.keepsPress }

  override package final var deadline: Double? { base.deadline }

  override package final func canContinue(withPressAt location: CGPoint) -> Bool {
    !status.isTerminal && base.canContinue(withPressAt: location)
  }

  override package final func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {
    base.rivalDidAdvance(rival, input)
    if base.status != status { phase = phase(of: base.phase) }
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    base.deliver(verdict, into: &actions)
  }

  override package var tapCount: Int? { base.tapCount }

  override package final var consecutiveTaps: Int? { base.consecutiveTaps }

  override package final var takesPinch: Bool { base.takesPinch }
}

/// A recognizer that transforms the values of a gesture.
package final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  package var transform: (Base) -> Value

  package init(_ base: GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override package func phase(of base: GesturePhase<Base>) -> GesturePhase<Value> { base.map(transform) }
}

/// A recognizer that runs an action with every changed value before the end.
package final class ChangedRecognizer<Value: Equatable>: ObservingRecognizer<Value> {
  package var action: (Value) -> Void
  private var last: Value?

  package init(_ base: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    guard verdict != .rejected, let value = phase.shownValue, value != last else { return }
    last = value
    actions.append { [action] in action(value) }
  }

  override package func reset() {
    super.reset()
    last = nil
  }
}

/// A recognizer that runs an action with the last value, after its gesture has ended and won.
package final class EndedRecognizer<Value>: ObservingRecognizer<Value> {
  package var action: (Value) -> Void
  private var hasActed = false

  package init(_ base: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    guard verdict == .selected, !hasActed, case .ended(let value) = phase else { return }
    hasActed = true
    actions.append { [action] in action(value) }
  }

  override package func reset() {
    super.reset()
    hasActed = false
  }
}
