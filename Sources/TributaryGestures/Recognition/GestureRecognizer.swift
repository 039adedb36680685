/// Recognizes a gesture: a state machine that is told what the pointer does, and touches no tree.
///
/// Two steps for each input: `handle` moves the machine on, `deliver` says which actions are due, knowing by then whether
/// another gesture has won.
///
/// Invariants:
/// 1. What is not over although the pointer is up has a deadline, after which it is.
/// 2. A machine that is over stays so until it is reset.
/// 3. What has been shown is taken back by the delivery of a phase that is over, or of a rejection.
///
/// Tested by `GestureScriptTests`.
@MainActor
public class AnyGestureRecognizer {
  package init() {}

  /// How far it has come.
  package var status: GestureStatus { .failed }

  /// Whether gestures that come after this undecided one may not even begin.
  package var keepsPress: Bool { false }

  /// Takes an input.
  package func handle(_ input: GestureInput) {}

  /// Gives up whatever is not over.
  package func fail() {}

  /// Begins anew.
  package func reset() {}

  /// The time at which it wants an input if none comes before; `nil` for none.
  package var deadline: Double? { nil }

  /// Another gesture, which comes after this one, has got somewhere while this one is undecided.
  package func giveWay(to rival: GestureRival, _ input: GestureInput) {}

  /// Appends the actions that are due now.
  package func deliver(_ verdict: GestureVerdict, into actions: inout GestureActions) {}

  /// How many taps perform the gesture, so that a key can stand for them; `nil` if taps do not.
  package var tapCount: Int? { nil }

  /// Whether two fingers can perform the gesture.
  package var takesPinch: Bool { false }
}

/// Recognizes a gesture that has values of a given type.
@MainActor
public class GestureRecognizer<Value>: AnyGestureRecognizer {
  package final var phase = GesturePhase<Value>.possible(nil)

  override package final var status: GestureStatus { phase.status }

  override package func fail() {
    if !status.isTerminal { phase = .failed }
  }

  override package func reset() { phase = .possible(nil) }
}

/// The actions that an input has made due, in order.
package struct GestureActions {
  package struct Action {
    /// Whether it is code of the user, which may write state.
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

/// Recognizes nothing: it gives up with the first input.
package final class AbsentRecognizer<Value>: GestureRecognizer<Value> {
  override package func handle(_ input: GestureInput) { fail() }
}
