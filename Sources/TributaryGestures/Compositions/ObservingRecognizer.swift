package import TributaryGeometry

/// A recognizer that observes another one.
package class ObservingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  override package final func phase(of base: GesturePhase<Value>) -> GesturePhase<Value> { base }
}

/// A recognizer of a gesture that may be removed during a press.
package final class OptionalRecognizer<Value>: ObservingRecognizer<Value> {}

/// A recognizer that stores the modifier keys that were pressed when its gesture began.
package final class HeldKeysRecognizer<Value>: ObservingRecognizer<Value> {
  package private(set) var keys: EventModifiers = []

  package override func handle(_ input: GestureInput) {
    if input.kind == .down { keys = input.modifiers }
    super.handle(input)
  }

  package override init(_ base: GestureRecognizer<Value>) { super.init(base) }
}

/// A recognizer of a gesture that requires modifier keys.
package final class ModifiersRecognizer<Value>: ObservingRecognizer<Value> {
  /// The modifier keys that must be pressed at the beginning. Further keys may be pressed, too.
  package var modifiers: EventModifiers

  package init(_ base: GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down || input.kind == .pinchBegan, !input.modifiers.isSuperset(of: modifiers) { return fail() }
    super.handle(input)
  }

  /// A gesture with modifier keys cannot be performed with a key.
  override package var tapCount: Int? { modifiers.isEmpty ? super.tapCount : nil }
}

/// A recognizer of a gesture that may begin only at certain points.
package final class PlacedRecognizer<Value>: ObservingRecognizer<Value> {
  private let isWanted: (CGPoint) -> Bool

  /// - Parameter isWanted: Returns whether a press may begin at a point of the root.
  package init(_ base: GestureRecognizer<Value>, _ isWanted: @escaping (CGPoint) -> Bool) {
    self.isWanted = isWanted
    super.init(base)
  }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down, !isWanted(input.location) { return fail() }
    super.handle(input)
  }
}

/// A recognizer that reports when a press begins that may become the gesture, and when that press ends for any reason.
package final class PressingRecognizer: ObservingRecognizer<Bool> {
  package var action: (Bool) -> Void
  private var isPressing = false

  package init(_ base: GestureRecognizer<Bool>, _ action: @escaping (Bool) -> Void) {
    self.action = action
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    // A provisional end remains visible until it is decided.
    if verdict == .provisional, status == .ended { return }
    let now = verdict != .rejected && phase.shownValue == true
    guard now != isPressing else { return }
    isPressing = now
    actions.append { [action] in action(now) }
  }

  override package func reset() {
    super.reset()
    isPressing = false
  }
}

/// A recognizer that shows the values of an active gesture, and reverts them when the gesture ends for any reason.
package final class ShowingRecognizer<Value>: ObservingRecognizer<Value> {
  package var show: (Value) -> Void
  package var takeBack: () -> Void
  private var isShown = false

  package init(
    _ base: GestureRecognizer<Value>, show: @escaping (Value) -> Void, takeBack: @escaping () -> Void
  ) {
    self.show = show
    self.takeBack = takeBack
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    if verdict != .rejected, let value = phase.shownValue {
      isShown = true
      actions.append { [show] in show(value) }
    } else if isShown, verdict != .provisional || status != .ended {
      // A provisional end remains visible until it is decided.
      isShown = false
      actions.append { [takeBack] in takeBack() }
    }
  }

  override package func reset() {
    super.reset()
    isShown = false
  }
}
