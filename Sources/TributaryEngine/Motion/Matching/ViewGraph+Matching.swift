import TributaryGeometry

extension ViewGraph {
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
    animations?.keepDeparturesInPlace()
    var rounds = 0
    while rounds < Self.mostRounds, matchedGeometry.match({ begin($0, place) }) {
      place()
      rounds += 1
    }
    return rounds > 0
  }

  /// Shows views that have just come on their way from frames in the root to their own.
  ///
  /// They are placed there, as if they had always been; from there they go to where they belong like anything that moves.
  @MainActor
  private func begin(_ begun: [(node: MatchedGeometryNode, start: CGRect)], _ place: () -> Void) {
    var placed: ContiguousArray<MatchedGeometryNode> = []
    for (node, start) in begun {
      let map = node.transform(upTo: nil)
      guard map.isFinite, map.isInvertible else { continue }
      placed.append(node)
      _ = node.follow(map.inverted().map(start))
    }
    withoutAnimation(place)
    for node in placed { _ = node.follow(nil) }
  }
}
