extension AnimationTimeline {
  /// Computes the indices again and looks at the tracks, between two frames; calls `fail` for what is not true.
  @MainActor
  func checkTracks(_ fail: (String) -> Void) {
    if isPresenting || isWalking || host.mayAnimate { fail("Between two frames every node holds its model.") }
    if !notes.isEmpty || !insertions.isEmpty || !undecided.isEmpty || !arrivals.isEmpty {
      fail("After a walk nothing waits to be animated.")
    }
    if frameIndex.count != frames.count { fail("Every track of a frame is found by its node, once.") }
    for (index, track) in frames.enumerated() {
      if frameIndex[track.handle.index] != index { fail("The index of frames finds the track of a node.") }
      if host.handles.node(for: track.handle) as? ItemNode == nil { fail("A track belongs to an item in the tree.") }
      if track.motion == nil, track.corrections.isEmpty { fail("A track has something left to show.") }
    }
    checkProperties(fail)
    for run in allRuns where run.hasEnded(at: host.time) && !run.isAwaited {
      fail("A run that has ended and that nobody waits for is forgotten.")
    }
  }
}
