import TributaryGeometry

extension HostCore {
  /// How often views of groups are placed in one layout pass: a source may stand in a view that follows another one.
  private static let mostRounds = 16

  /// Places what follows the source of its group.
  ///
  /// - Parameter place: Runs layout from its roots.
  /// - Returns: Whether anything was placed.
  @MainActor @discardableResult
  func matchGeometry(_ place: () -> Void) -> Bool {
    guard let matchedGeometry else { return false }
    // What goes stands where it stood, also while its container is elsewhere already.
    if mayAnimate { animations?.keepDeparturesInPlace() }
    var rounds = 0
    while rounds < Self.mostRounds, matchedGeometry.match({ begin($0, at: $1, place) }) {
      place()
      rounds += 1
    }
    return rounds > 0
  }

  /// Shows a view that has just come on its way from a frame in the root to its own.
  ///
  /// It is placed there, as if it had always been; from there it goes to where it belongs like anything that moves.
  @MainActor
  private func begin(_ node: MatchedGeometryNode, at start: CGRect, _ place: () -> Void) {
    let map = node.transform(upTo: nil)
    guard map.isUsable, map.isInvertible else { return }
    mayAnimate = false
    if node.follow(map.inverted().map(start)) { place() }
    mayAnimate = true
    _ = node.follow(nil)
  }
}
