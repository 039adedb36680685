package import TributaryGeometry

/// A state machine that recognizes a gesture from pointer input. It does not depend on the view tree.
///
/// Each input has two steps: `handle` advances the state machine, and `deliver` appends the actions that are due, with
/// the verdict about competing gestures.
///
/// Invariants:
/// 1. A recognizer that is not finished although the pointer is up has a deadline, at which it finishes.
/// 2. A finished recognizer remains finished until it is reset.
/// 3. The delivery of a finished phase or of a rejection reverts the shown values.
///
/// Tested by `GestureScriptTests`.
@MainActor
@_documentation(visibility: internal)
public class AnyGestureRecognizer {
  package init() {}

  /// The status of the gesture.
  package var status: GestureStatus { .failed }

  /// Whether subsequent gestures may not begin while this one is undecided.
  package var keepsPress: Bool { false }

  /// Handles an input.
  package func handle(_ input: GestureInput) {}

  /// Fails the gesture, unless it is finished.
  package func fail() {}

  /// Resets the recognizer to its initial state.
  package func reset() {}

  /// The time at which the recognizer requires an input if none arrives before, or `nil` for none.
  package var deadline: Double? { nil }

  /// Returns whether a further press, at a location in root coordinates, can continue the gesture while the pointer is
  /// up.
  package func canContinue(withPressAt location: CGPoint) -> Bool { deadline != nil }

  /// Handles the progress of another, subsequent gesture while this one is undecided.
  package func rivalDidAdvance(_ rival: GestureRival, _ input: GestureInput) {}

  /// Appends the actions that are due.
  package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {}

  /// The number of taps that perform the gesture, so that a key can also perform it, or `nil` if taps do not.
  package var tapCount: Int? { nil }

  /// Whether two fingers can perform the gesture.
  package var takesPinch: Bool { false }

  /// The number of taps for which gestures of fewer taps wait; `nil` if the gesture does not consist of taps.
  package var consecutiveTaps: Int? { nil }
}

/// A recognizer of a gesture with values of a type.
@MainActor
@_documentation(visibility: internal)
public class GestureRecognizer<Value>: AnyGestureRecognizer {
  package final var phase = GesturePhase<Value>.possible(nil)

  /// The devices whose presses the recognizer accepts. It fails at the press of another device.
  package final var inputKinds = GestureInputKinds.all

  override package final var status: GestureStatus { phase.status }

  override package func fail() {
    if !status.isTerminal { phase = .failed }
  }

  override package func reset() { phase = .possible(nil) }

  /// Fails the gesture if an input is the beginning of a press by an excluded device.
  ///
  /// - Returns: Whether the device is excluded.
  package final func excludesDevice(of input: GestureInput) -> Bool {
    guard input.kind == .down || input.kind == .pinchBegan, inputKinds.isDisjoint(with: input.inputKinds) else {
      return false
    }
    fail()
    return true
  }
}

/// The actions that are due after an input, in order.
package struct GestureActions {
  /// An action of a gesture that is due.
  package struct Action {
    /// Whether the action is client code, which may write state.
    package let isOfUser: Bool
    package let body: @MainActor () -> Void
  }

  package var list: [Action] = []

  package init() {}

  package mutating func append(_ body: @escaping @MainActor () -> Void) {
    list.append(Action(isOfUser: true, body: body))
  }

  package mutating func appendOfEngine(_ body: @escaping @MainActor () -> Void) {
    list.append(Action(isOfUser: false, body: body))
  }
}

/// A recognizer that fails with the first input.
package final class AbsentRecognizer<Value>: GestureRecognizer<Value> {
  override package func handle(_ input: GestureInput) { fail() }
}
