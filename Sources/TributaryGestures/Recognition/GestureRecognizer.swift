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
