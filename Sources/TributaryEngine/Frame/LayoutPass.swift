/// Measures and places items, top down, from the roots of subtrees with pending placements.
///
/// The pass reads proposals and stored sizes, and writes sizes and origins. An animator then places the items that
/// follow other items, and lazy containers create their visible rows, which are known only after all items are placed.
/// Layout is repeated until the set of visible rows is stable.
extension ViewGraph {
  /// Lays out all queued items, starting at an entry of the queue.
  ///
  /// - Parameters:
  ///   - start: The queue index at which this scope begins. Earlier entries belong to an enclosing scope.
  ///   - owner: The owner of the current scope. Rows of enclosing containers are not affected, because a scope does not
  ///     change its surroundings.
  @MainActor
  package func runLayoutPass(from start: Int = 0, within owner: ItemNode? = nil) {
    guard queues.layout.count > start || !queues.geometry.isEmpty || features.upcalls.layout?.hasPendingWork == true
    else { return }
    var follower: (any LayoutFollower)? {
      features.upcalls.layout?.followsLayout == true ? features.upcalls.layout : nil
    }
    let items = queues.items.count
    func place() {
      placeRoots(from: start, items)
      animator?.placeFollowers { placeRoots(from: start, items) }
    }
    var rounds = 0
    repeat {
      place()
      rounds += 1
      // Rows whose length changes whenever they are created would loop endlessly.
    } while rounds < limits.maximumPasses && follower?.followLayout(within: owner) == true
    if queues.layout.count > start || queues.items.count > items { place() }
    follower?.layoutDidEnd(within: owner)
  }

  /// - Parameter items: The queue index after which containers were added in this pass. A layout whose items change
  ///   size may have other requirements for the enclosing stack.
  @MainActor
  private func placeRoots(from start: Int, _ items: Int) {
    let guides = GuideMemory.of(self)
    // Each round places the items that outer layouts have requested. Only client code that makes another request at
    // each measurement fails to terminate.
    var rounds = 0
    while queues.layout.count > start || queues.items.count > items {
      rounds += 1
      collectItems(from: items)
      var roots = queues.layout.take(from: start)
      if roots.count > 1 { roots.sort { $0.depth < $1.depth } }
      if rounds > limits.maximumDepth, let root = roots.first { return root.reportNestingTooDeep() }
      for root in roots where !root.flags.contains(.isRemoved) {
        if root.isAbsent(.unplaced) {
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
  /// Places this root of layout again at its current origin.
  package final func layOut() {
    if flags.contains(.needsPlacement) || flags.contains(.needsMeasure) {
      place(at: origin, proposal: ownProposal)
    }
  }
}
