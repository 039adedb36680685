/// Measures and places, top down, from the roots whose subtree has something to be placed.
///
/// Reads proposals and remembered sizes; writes sizes and origins.
extension HostCore {
  @MainActor
  package func runLayoutPass(from start: Int) {
    while layoutRoots.count > start {
      var roots = ContiguousArray(layoutRoots[start...])
      layoutRoots.removeSubrange(start...)
      if roots.count > 1 { roots.sort { $0.depth < $1.depth } }
      for root in roots where !root.flags.contains(.isRemoved) {
        root.flags.remove(.isQueuedForLayout)
        if hasAlternatives, root.isConcealed {
          root.postponePlacement()
        } else {
          root.layOut()
        }
      }
    }
  }
}

extension ItemNode {
  /// Places this root of layout again where it stands.
  package final func layOut() {
    if flags.contains(.needsPlacement) || flags.contains(.needsMeasure) {
      place(at: origin, proposal: layoutProposal)
    }
  }
}
