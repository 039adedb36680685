/// Recognizes nothing: it gives up with the first input.
package final class AbsentRecognizer<Value>: GestureRecognizer<Value> {
  override package func handle(_ input: GestureInput) { fail() }
}
