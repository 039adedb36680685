package import TributaryFeedback

/// One loop as it was recorded: its readers and states, where they stand in the tree, and their values.
package struct LoopSeries {
  package let readers: ContiguousArray<ReaderHistory>
  package let states: ContiguousArray<StateHistory>
  /// The pass whose actions are about to run.
  package let now: Int
  /// Nodes made since the recording began.
  package let nodesCreated: Int

  package init(
    readers: ContiguousArray<ReaderHistory>, states: ContiguousArray<StateHistory>, now: Int, nodesCreated: Int
  ) {
    self.readers = readers
    self.states = states
    self.now = now
    self.nodesCreated = nodesCreated
  }

  /// What the rules judge.
  package var values: LoopValues {
    LoopValues(
      readers: ContiguousArray(readers.map { DeliveryTrack($0.deliveries) }),
      states: ContiguousArray(states.map { ChangeTrack($0.changes, isOfObject: $0.isOfUnknownValue) }), now: now,
      isLine: readers.contains { $0.line != nil }, areEqual: areEqualValues)
  }

  /// What decides which edits open it.
  package var shape: LoopShape {
    LoopShape(
      readers: readers.map { LoopShape.Reader($0.id.name, source: $0.delivery?.source) },
      states: states.map { LoopShape.State($0.id.property, isSwitch: $0.changes.last?.new is Bool) },
      nodesCreated: nodesCreated)
  }

  package var hasPending: Bool { readers.contains { $0.deliveries.last?.pass == now } }

  /// The part of this loop that some of its readers and states are.
  package func part(readers: Set<LoopReaderID>, states: Set<LoopStateID>) -> LoopSeries {
    LoopSeries(
      readers: self.readers.filter { readers.contains($0.id) }, states: self.states.filter { states.contains($0.id) },
      now: now, nodesCreated: nodesCreated)
  }

  /// Two loops seen as one.
  package func union(_ other: LoopSeries) -> LoopSeries {
    LoopSeries(
      readers: readers + other.readers, states: states + other.states, now: now, nodesCreated: nodesCreated)
  }

  /// Several loops seen as one; `nil` if there are none.
  ///
  /// - Complexity: O(*n*) in the readers and states of all of them.
  package static func union(_ parts: [LoopSeries]) -> LoopSeries? {
    guard let first = parts.first, parts.count > 1 else { return parts.first }
    return LoopSeries(
      readers: ContiguousArray(parts.lazy.flatMap(\.readers)), states: ContiguousArray(parts.lazy.flatMap(\.states)),
      now: first.now, nodesCreated: first.nodesCreated)
  }

  /// How many histories there are to look at.
  package var historyCount: Int { readers.count + states.count }
}

extension LoopSeries {
  /// Whether an oscillation stands where it should be left: of the states on its way round, at the least one. So a loop
  /// ends in the same state wherever it was entered.
  ///
  /// States compare by their numbers, then by their text; `false` comes before `true`. Of several the first in the order of
  /// their places and names comes first: in what order they were written depends on where the loop was entered.
  @MainActor
  package func isAtRestingPlace(period: Int) -> Bool {
    let now = standingKey(at: self.now)
    return (1..<max(1, period)).allSatisfy { !(standingKey(at: self.now - $0) < now) }
  }

  private func standingKey(at pass: Int) -> StandingKey {
    let ordered = states.sorted { ($0.path, $0.name) < ($1.path, $1.name) }
    let shapes = ordered.map { ValueShape($0.standing(at: pass)) }
    return StandingKey(
      numbers: shapes.flatMap { $0.numbers.map(\.number.value) },
      texts: shapes.flatMap { $0.others.map { describe($0.value) } })
  }

  private struct StandingKey {
    let numbers: [Double]
    let texts: [String]

    static func < (a: StandingKey, b: StandingKey) -> Bool {
      if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
      return a.texts.lexicographicallyPrecedes(b.texts)
    }
  }
}

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
