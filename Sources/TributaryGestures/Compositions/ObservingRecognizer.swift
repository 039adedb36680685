package import TributaryGeometry

/// A recognizer that observes another one.
package class ObservingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  override package final func phase(of base: GesturePhase<Value>) -> GesturePhase<Value> { base }
}

/// Recognizes a gesture that may go during a press.
package final class OptionalRecognizer<Value>: ObservingRecognizer<Value> {}

/// Recognizes a gesture, and remembers the keys that were held when it began.
package final class HeldKeysRecognizer<Value>: ObservingRecognizer<Value> {
  package private(set) var keys: EventModifiers = []

  package override func handle(_ input: GestureInput) {
    if input.kind == .down { keys = input.modifiers }
    super.handle(input)
  }

  package override init(_ base: GestureRecognizer<Value>) { super.init(base) }
}

/// Recognizes a gesture only while keys are held.
package final class ModifiersRecognizer<Value>: ObservingRecognizer<Value> {
  /// The keys that a press has to begin with; others may be held too.
  package var modifiers: EventModifiers

  package init(_ base: GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down || input.kind == .pinchBegan, !input.modifiers.isSuperset(of: modifiers) { return fail() }
    super.handle(input)
  }

  /// No key stands for a press with others.
  override package var tapCount: Int? { modifiers.isEmpty ? super.tapCount : nil }
}

/// Recognizes a gesture only where its presses may begin.
package final class PlacedRecognizer<Value>: ObservingRecognizer<Value> {
  private let isWanted: (CGPoint) -> Bool

  /// - Parameter isWanted: Whether a press may begin at a point of the root.
  package init(_ base: GestureRecognizer<Value>, _ isWanted: @escaping (CGPoint) -> Bool) {
    self.isWanted = isWanted
    super.init(base)
  }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down, !isWanted(input.location) { return fail() }
    super.handle(input)
  }
}

/// Tells when a press begins that may become the gesture, and when it is over for whatever reason.
package final class PressingRecognizer: ObservingRecognizer<Bool> {
  package var action: (Bool) -> Void
  private var isPressing = false

  package init(_ base: GestureRecognizer<Bool>, _ action: @escaping (Bool) -> Void) {
    self.action = action
    super.init(base)
  }

  override package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {
    super.deliver(verdict, into: &actions)
    // An end that has to wait is shown until it is decided.
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

/// Shows a gesture while it goes on, and takes it back when it is over for whatever reason.
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
      // An end that has to wait is shown until it is decided.
      isShown = false
      actions.append { [takeBack] in takeBack() }
    }
  }

  override package func reset() {
    super.reset()
    isShown = false
  }
}
