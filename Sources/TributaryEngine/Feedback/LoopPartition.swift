import TributaryFeedback

/// Takes loops apart that have nothing to do with each other, by what each state does by itself.
///
///     reader ──writes──▶ state ──replay──▶ reader          a loop is what can be reached from itself
@MainActor
package struct LoopPartition {
  /// A loop, and what it drives that does not drive it.
  package struct Loop {
    package let cycle: LoopSeries
    package let followers: LoopSeries

    package var all: LoopSeries { cycle.union(followers) }

    package init(cycle: LoopSeries, followers: LoopSeries) {
      self.cycle = cycle
      self.followers = followers
    }

    /// Everything that moves, as nothing is known of what drives what.
    package init(whole series: LoopSeries) { self.init(cycle: series, followers: series.part(readers: [], states: [])) }
  }

  package let loops: [Loop]

  /// - Returns: `nil` if the replay does not show any loop.
  package init?(_ series: LoopSeries, _ replay: LoopReplay) {
    guard series.states.count <= LoopReplay.maximumStates else { return nil }
    // Objects and states that have gone cannot be replayed; what they do would be missing.
    guard let driven = replay.readersDriven(in: series) else { return nil }
    let ids = Set(series.readers.map(\.id))
    var next: [LoopReaderID: Set<LoopReaderID>] = [:]
    for reader in series.readers {
      next[reader.id] = series.states.filter { reader.writes.contains($0.index) }
        .reduce(into: Set()) { $0.formUnion((driven[$1.id] ?? []).intersection(ids)) }
    }
    let graph = LoopGraph(next)
    let groups = graph.loops(in: series.readers.map(\.id))
    let taken = groups.reduce(into: Set()) { $0.formUnion($1) }
    var found: [Loop] = []
    for members in groups {
      let states = series.states.filter { state in
        series.readers.contains { members.contains($0.id) && $0.writes.contains(state.index) }
          && !(driven[state.id] ?? []).isDisjoint(with: members)
      }
      found.append(
        Loop(
          cycle: series.part(readers: members, states: Set(states.map(\.id))),
          followers: series.part(readers: [], states: [])))
    }
    if found.isEmpty { return nil }
    // What only follows goes with the first loop that drives it; what no loop drives is left alone.
    for reader in series.readers where !taken.contains(reader.id) {
      let driver = found.firstIndex { loop in
        loop.cycle.readers.contains { graph.drives($0.id, reader.id) }
      }
      guard let driver else { continue }
      let loop = found[driver]
      let states = series.states.filter { reader.writes.contains($0.index) }
      let more = series.part(readers: [reader.id], states: Set(states.map(\.id)))
      found[driver] = Loop(cycle: loop.cycle, followers: loop.followers.union(more))
    }
    loops = found
  }
}
