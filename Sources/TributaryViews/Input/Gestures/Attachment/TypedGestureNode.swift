@_spi(Engine) import TributaryEngine
import TributaryGeometry
package import TributaryGestures

/// The node of a gesture of a given type.
@usableFromInline
package final class TypedGestureNode<G: Gesture>: GestureNode {
  private var gesture: G
  private var givenName: String?

  override package var name: String? { givenName }

  init(_ modifier: GestureModifier<G>, _ inputs: NodeInputs) {
    gesture = modifier.gesture
    givenName = modifier.name
    super.init(modifier.role, modifier.mask, inputs)
  }

  @MainActor
  func update(_ modifier: GestureModifier<G>) {
    gesture = modifier.gesture
    givenName = modifier.name
    role = modifier.role
    mask = modifier.mask
    updateRecognizer()
    if !takesPart { interrupt() }
  }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    withGestureBodies(isWhole: true) { G._makeRecognizer(gesture) }
  }

  @MainActor
  override package func updateRecognizer() {
    guard let recognizer = recognizer as? GestureRecognizer<G.Value> else { return }
    withGestureBodies(isWhole: false) { G._updateRecognizer(gesture, recognizer) }
  }
}
