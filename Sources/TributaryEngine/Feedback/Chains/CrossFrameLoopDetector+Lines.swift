import TributaryFeedback

extension CrossFrameLoopDetector {
  /// The lines that have gone on up to this frame, each as one loop: in each of the last frames a reader has come that the one
  /// before had asked for, by a task or a queue.
  ///
  ///     row 1 ──task──▶ rows ──frame──▶ row 2 ──task──▶ rows ──frame──▶ row 3 ──▶ …
  ///
  /// A line whose states may be written from outside is none: nobody can be kept from writing, to see whether it goes on.
  ///
  /// - Complexity: O(*n*) in the readers that were recorded, times their depth.
  @MainActor
  package var lines: [LoopSeries] {
    let finder = LoopLineFinder(recorder, now: now)
    var found: Set<SpawningChain> = []
    var all: [LoopSeries] = []
    for newcomer in recorder.readers where newcomer.deliveries.first?.pass == now {
      guard let line = finder.line(of: newcomer.kin, at: newcomer.id.place), found.insert(line.line).inserted else {
        continue
      }
      let before = line.readers.map { recorder.readers[$0] }
      var states = Set(before.flatMap(\.writes)).sorted().map { recorder.states[$0] }
      if states.contains(where: { areLater.contains($0.id) }) { continue }
      if line.isOfLevels { states = StateHistory.joinedByName(states) }
      all.append(
        LoopSeries(
          readers: [ReaderHistory(of: line.line, before, newcomer)], states: ContiguousArray(states), now: now,
          nodesCreated: recorder.nodesCreated))
    }
    return all
  }
}
