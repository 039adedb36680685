/// Gives a gesture values of another type.
package final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  package var transform: (Base) -> Value

  package init(_ base: GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override package func phase(of base: GesturePhase<Base>) -> GesturePhase<Value> { base.map(transform) }
}
