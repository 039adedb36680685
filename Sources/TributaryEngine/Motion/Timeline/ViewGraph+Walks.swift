import TributaryMotion

/// What moves, while a walk goes on: what the passes of the engine ask for, in their order.
extension ViewGraph {
  /// A walk begins.
  ///
  /// - Parameter transaction: The one that the walk shows; `nil` if it shows none. Then nothing but what always animates can
  ///   animate.
  @MainActor
  package func beginMotion(within transaction: Transaction?) {
    if transaction?.animation != nil { makeAnimations() }
    animations?.beginWalk(transaction ?? Transaction())
  }

  /// Makes the bodies of those transitions whose items stand from the start in what is new.
  ///
  /// - Returns: Whether there were any, so that items have to be collected again.
  @MainActor
  package func decideArrivals() -> Bool {
    guard let animations, !animations.undecided.isEmpty else { return false }
    animations.decideTransitions()
    return true
  }

  /// Whether the passes have to run once more: what comes by a transition with a body stands as if it was about to come; from
  /// there it goes on to where it belongs.
  @MainActor
  package func showsArrivals() -> Bool {
    guard let animations else { return false }
    return animations.showArrivals() || !queues.update.isEmpty
  }

  /// A walk has shown its transaction.
  @MainActor
  package func endMotion() {
    animations?.endWalk()
    matchedGeometry?.endWalk()
  }
}
