/// Measures and places, top down, from the roots whose subtree has something to be placed.
///
/// Reads proposals and remembered sizes; writes sizes and origins. Lazy containers make the rows that are seen, which is
/// known once everything stands; then layout runs again, until no other row is seen. At last views that share the geometry
/// of others take their places.
extension ViewGraph {
  /// Lays out everything that waits for it, from an entry of the queue on.
  ///
  /// - Parameters:
  ///   - start: Entries of the queue before this one belong to a scope around.
  ///   - owner: Whose scope is laid out. Rows of containers around it are not its matter: a scope changes nothing around it.
  @MainActor
  package func runLayoutPass(from start: Int = 0, within owner: ItemNode? = nil) {
    let follower = features.upcalls.layout?.mayFollowLayout(from: start) == true ? features.upcalls.layout : nil
    let items = queues.items.count
    var rounds = 0
    repeat {
      placeRoots(from: start, items)
      rounds += 1
      // Rows whose length changes whenever they are made would go round for ever.
    } while rounds < limits.maximumPasses && follower?.followLayout(within: owner) == true
    placeRoots(from: start, items)
    follower?.layoutDidEnd(within: owner)
    matchGeometry { placeRoots(from: start, items) }
  }

  /// - Parameter items: Containers in the queue behind this one have come in this pass: a layout whose items have other sizes
  ///   may ask something else of the stack around it.
  @MainActor
  private func placeRoots(from start: Int, _ items: Int) {
    let guides = guideMemory
    // Each round places what those around have asked for; only code of users that asks anew whenever it is asked has no end.
    var rounds = 0
    while queues.layout.count > start || queues.items.count > items {
      rounds += 1
      collectItems(from: items)
      var roots = queues.layout.take(from: start)
      if roots.count > 1 { roots.sort { $0.depth < $1.depth } }
      if rounds > limits.maximumDepth, let root = roots.first { return reportNestingTooDeep(at: root) }
      for root in roots where !root.flags.contains(.isRemoved) {
        if root.isAbsent([.concealed, .inactive]) {
          root.postponePlacement()
        } else {
          guides.open()
          root.layOut()
          guides.close()
        }
      }
    }
  }
}

extension ItemNode {
  /// Places this root of layout again where it stands.
  package final func layOut() {
    if flags.contains(.needsPlacement) || flags.contains(.needsMeasure) {
      place(at: origin, proposal: (self as? any ProposesToItself)?.ownProposal ?? proposal)
    }
  }
}
