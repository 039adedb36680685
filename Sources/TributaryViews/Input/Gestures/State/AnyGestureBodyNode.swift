@_spi(Engine) package import TributaryEngine

/// The node of a gesture that is made of others and has properties of its own: holds their storage, between presses too.
package class AnyGestureBodyNode: EvaluatedNode, GestureBodyHolder {
  package final var gestureBodies = GestureBodies()

  override package final func forEachChild(_ body: (ViewNode) -> Void) { gestureBodies.forEach(body) }

  @MainActor
  override package final func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    gestureBodies.forEach { node in alreadyOnMainActor(with: node) { $0.surroundingsDidChange(changes) } }
  }

  /// What the body has read is another value: a press that goes on is told.
  @MainActor
  override package final func update() {
    guard flags.contains(.needsUpdate) else { return }
    flags.remove(.needsUpdate)
    var node = parent
    while let current = node, !(current is GestureNode) { node = current.parent }
    (node as? GestureNode)?.updateRecognizer()
  }
}
