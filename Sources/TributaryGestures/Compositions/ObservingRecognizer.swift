/// A recognizer that observes another one.
package class ObservingRecognizer<Value>: WrappingRecognizer<Value, Value> {
  override package final func phase(of base: GesturePhase<Value>) -> GesturePhase<Value> { base }
}
