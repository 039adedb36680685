package import TributaryGeometry

/// Recognizes a gesture only where its presses may begin.
package final class PlacedRecognizer<Value>: ObservingRecognizer<Value> {
  private let isWanted: (CGPoint) -> Bool

  /// - Parameter isWanted: Whether a press may begin at a point of the root.
  package init(_ base: GestureRecognizer<Value>, _ isWanted: @escaping (CGPoint) -> Bool) {
    self.isWanted = isWanted
    super.init(base)
  }

  override package func handle(_ input: GestureInput) {
    if input.kind == .down, !isWanted(input.location) { return fail() }
    super.handle(input)
  }
}
