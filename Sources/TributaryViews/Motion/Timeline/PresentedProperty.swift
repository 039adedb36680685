import TributaryGeometry

/// How a property that only drawing effects at is read and shown.
struct PresentedProperty<N: ItemNode, P, V: VectorArithmetic> {
  let slot: PropertySlot
  let get: (N) -> P
  let set: (N, P) -> Void
  /// From the second value to the first; `nil` if nothing lies between them.
  let difference: (P, P) -> V?
  /// The value at some distance from a model.
  let moved: (P, V) -> P
}

extension PresentedProperty where P: Animatable, V == P.AnimatableData {
  init(_ slot: PropertySlot, get: @escaping (N) -> P, set: @escaping (N, P) -> Void) {
    self.init(
      slot: slot, get: get, set: set, difference: { $0.animatableData - $1.animatableData },
      moved: { model, rest in
        var shown = model
        shown.animatableData += rest
        return shown
      })
  }
}
