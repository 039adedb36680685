/// How the values that a loop's readers receive depend on geometry.
package struct LoopMeasurement: Equatable {
  /// Whether each value follows from state alone, and no geometry is read.
  package let isNone: Bool
  /// The nearest geometry effect around the view that is measured, such as `offset`; `nil` if none is around.
  package let effect: String?

  package init(isNone: Bool = false, effect: String? = nil) {
    self.isNone = isNone
    self.effect = effect
  }
}
