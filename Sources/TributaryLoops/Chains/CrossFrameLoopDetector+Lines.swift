import TributaryLoopRules
@_spi(Engine) import TributaryEngine

extension CrossFrameLoopDetector {
  /// The spawning chains that continue up to this frame, each as one loop: in each of the last frames, a reader was
  /// inserted that a task or queue of the previous reader caused.
  ///
  ///     row 1 ──task──▶ rows ──frame──▶ row 2 ──task──▶ rows ──frame──▶ row 3 ──▶ …
  ///
  /// A chain whose states may be written by code outside the host is excluded: such writes cannot be withheld to check
  /// whether the chain continues.
  ///
  /// - Complexity: O(*n*) in the recorded readers, times their depth.
  @MainActor
  package var lines: [LoopSeries] {
    let finder = LoopLineFinder(recorder, now: now)
    var found: Set<SpawningChain> = []
    var all: [LoopSeries] = []
    for newMember in recorder.readers where newMember.deliveries.first?.pass == now {
      guard let line = finder.line(of: newMember.signature, at: newMember.id.place), found.insert(line.line).inserted
      else {
        continue
      }
      let before = line.readers.map { recorder.readers[$0] }
      var states = Set(before.flatMap(\.writes)).sorted().map { recorder.states[$0] }
      if states.contains(where: { areLater.contains($0.id) }) { continue }
      if line.isOfLevels { states = StateHistory.joinedByName(states) }
      all.append(
        LoopSeries(
          readers: [ReaderHistory(of: line.line, before, newMember)], states: ContiguousArray(states), now: now,
          nodesCreated: recorder.nodesCreated))
    }
    return all
  }
}
