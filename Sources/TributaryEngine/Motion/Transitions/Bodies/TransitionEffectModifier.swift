import TributaryDrawing
import TributaryGeometry

/// Shows a view with an effect of a transition: the parts of the package's own transitions, where they have a body.
struct TransitionEffectModifier: ItemModifier {
  typealias Body = Never

  let effect: TransitionEffect

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> TransitionEffectNode {
    TransitionEffectNode(modifier.pointee.effect, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: TransitionEffectNode) {
    node.update(modifier.pointee.effect)
  }
}
