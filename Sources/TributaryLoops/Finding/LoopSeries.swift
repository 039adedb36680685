package import TributaryLoopRules
@_spi(Engine) import TributaryEngine

/// The record of one loop: its readers and states, their places in the tree, and their values.
package struct LoopSeries {
  package let readers: ContiguousArray<ReaderHistory>
  package let states: ContiguousArray<StateHistory>
  /// The pass whose actions are due.
  package let now: Int
  /// The number of nodes created since the recording began.
  package let nodesCreated: Int

  package init(
    readers: ContiguousArray<ReaderHistory>, states: ContiguousArray<StateHistory>, now: Int, nodesCreated: Int
  ) {
    self.readers = readers
    self.states = states
    self.now = now
    self.nodesCreated = nodesCreated
  }

  /// The values to which the rules apply.
  package var values: LoopValues {
    LoopValues(
      readers: ContiguousArray(readers.map { DeliveryTrack($0.deliveries) }),
      states: ContiguousArray(states.map { ChangeTrack($0.changes, isOfObject: $0.isOfUnknownValue) }), now: now,
      isLine: readers.contains { $0.line != nil }, areEqual: areEqualValues)
  }

  /// The shape of the loop, which determines the suggested edits. It contains states and readers of the framework only
  /// if client code has none on the loop.
  @MainActor
  package var shape: LoopShape {
    let own = (
      readers: ContiguousArray(readers.filter(\.isOfClient)),
      states: ContiguousArray(states.filter { !$0.isOfFramework })
    )
    return LoopShape(
      readers: (own.readers.isEmpty ? readers : own.readers).map {
        LoopShape.Reader($0.id.name, source: $0.delivery?.source, receivesEqualValues: $0.receivesEqualValues)
      },
      states: (own.states.isEmpty ? states : own.states).map {
        let value = $0.changes.last?.new
        return LoopShape.State(
          $0.id.property, isSwitch: value is Bool,
          isNumber: value is any BinaryFloatingPoint || value is any BinaryInteger)
      },
      nodesCreated: nodesCreated)
  }

  /// Whether all states of the loop are declared by views of the framework.
  package var isOfFramework: Bool { !states.isEmpty && states.allSatisfy(\.isOfFramework) }

  package var hasPending: Bool { readers.contains { $0.deliveries.last?.pass == now } }

  /// Returns the part of this loop that consists of some of its readers and states.
  package func part(readers: Set<LoopReaderID>, states: Set<LoopStateID>) -> LoopSeries {
    LoopSeries(
      readers: self.readers.filter { readers.contains($0.id) }, states: self.states.filter { states.contains($0.id) },
      now: now, nodesCreated: nodesCreated)
  }

  /// Returns the union of this loop and another one.
  package func union(_ other: LoopSeries) -> LoopSeries {
    LoopSeries(
      readers: readers + other.readers, states: states + other.states, now: now, nodesCreated: nodesCreated)
  }

  /// Returns the union of several loops; `nil` if there are none.
  ///
  /// - Complexity: O(*n*) in the readers and states of all loops.
  package static func union(_ parts: [LoopSeries]) -> LoopSeries? {
    guard let first = parts.first, parts.count > 1 else { return parts.first }
    return LoopSeries(
      readers: ContiguousArray(parts.lazy.flatMap(\.readers)), states: ContiguousArray(parts.lazy.flatMap(\.states)),
      now: first.now, nodesCreated: first.nodesCreated)
  }

  /// The number of histories in the loop.
  package var historyCount: Int { readers.count + states.count }
}

extension LoopSeries {
  /// Returns whether an oscillation is in the state in which it is stopped: the lowest state of its period. The final
  /// state of a loop then does not depend on the state in which the loop was entered.
  ///
  /// States are compared by their numbers, then by their text; `false` precedes `true`. Several states are compared in
  /// the order of their paths and names, because the order of writes depends on where the loop was entered.
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

  /// The values of all states after a pass, in an order that does not depend on the loop's start.
  private struct StandingKey {
    let numbers: [Double]
    let texts: [String]

    static func < (a: StandingKey, b: StandingKey) -> Bool {
      if a.numbers != b.numbers { return a.numbers.lexicographicallyPrecedes(b.numbers) }
      return a.texts.lexicographicallyPrecedes(b.texts)
    }
  }
}

/// A partition of histories into independent loops, determined by the effect of each state separately.
///
///     reader ──writes──▶ state ──replay──▶ reader          a loop contains the histories reachable from themselves
@MainActor
package struct LoopPartition {
  /// A loop, and the histories that it affects without being affected by them.
  package struct Loop {
    package let cycle: LoopSeries
    package let followers: LoopSeries

    package var all: LoopSeries { cycle.union(followers) }

    package init(cycle: LoopSeries, followers: LoopSeries) {
      self.cycle = cycle
      self.followers = followers
    }

    /// Creates a loop from all changing histories, because their dependencies are unknown.
    package init(whole series: LoopSeries) { self.init(cycle: series, followers: series.part(readers: [], states: [])) }
  }

  package let loops: [Loop]

  /// Creates a partition from the effects in a replay.
  ///
  /// - Returns: `nil` if the replay does not contain a loop.
  package init?(_ series: LoopSeries, _ replay: LoopReplay) {
    guard series.states.count <= LoopReplay.maximumStates else { return nil }
    // Objects and removed states cannot be replayed, and their effects would be missing.
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
    // The copy has no focus, so the focus of its views follows other state than that of the tree.
    if found.contains(where: \.cycle.isOfFramework), series.states.contains(where: { !$0.isOfFramework }) { return nil }
    // A follower belongs to the first loop that affects it. Histories that no loop affects are omitted.
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
