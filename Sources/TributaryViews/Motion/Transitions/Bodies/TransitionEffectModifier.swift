import TributaryDrawing
import TributaryGeometry

/// Shows a view with an effect of a transition: the parts of the package's own transitions, where they have a body.
struct TransitionEffectModifier: UnaryModifier {
  typealias Body = Never

  let effect: TransitionEffect

  static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    TransitionEffectNode(modifier.pointee.effect, inputs)
  }

  static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: TransitionEffectNode.self).update(modifier.pointee.effect)
  }
}
