package import TributaryGeometry

/// How a property that only drawing looks at is shown on its way.
package struct PresentedProperty<P, V: VectorArithmetic> {
  let slot: PropertySlot
  /// From the second value to the first; `nil` if nothing lies between them.
  let difference: (P, P) -> V?
  /// The value at some distance from a model.
  let moved: (P, V) -> P
}

extension PresentedProperty where P: Animatable, V == P.AnimatableData {
  package init(_ slot: PropertySlot) {
    self.init(
      slot: slot, difference: { $0.animatableData - $1.animatableData },
      moved: { model, rest in
        var shown = model
        shown.animatableData += rest
        return shown
      })
  }
}

extension PresentedProperty where P == TransitionEffect, V == TransitionEffectVector {
  /// An effect of a transition.
  init(transition slot: PropertySlot) {
    self.init(slot: slot, difference: { $0.vector - $1.vector }, moved: { $0.moved(by: $1) })
  }
}
