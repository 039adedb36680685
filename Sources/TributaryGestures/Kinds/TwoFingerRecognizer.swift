/// What recognizes a gesture of two fingers where there is one pointer: it gives up when the pointer goes down.
package final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
  override package func handle(_ input: GestureInput) {
    if !status.isTerminal { fail() }
  }
}
