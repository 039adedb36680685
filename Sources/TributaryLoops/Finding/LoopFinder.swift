package import TributaryLoopRules
@_spi(Engine) import TributaryEngine

/// A loop with its classification by a rule.
package struct LoopFinding {
  /// All histories to which the classification applies.
  package var series: LoopSeries
  package let judgment: LoopClassification
  /// The part of the loop that causes its own changes, if it is known.
  package var cycle: LoopSeries?
  package var replay: LoopReplay?
}

/// A finder that applies the rules to all changing values, and separates independent loops.
///
/// Views without a common body can still affect each other through inputs and preferences. Groups with similar changes
/// are therefore examined together first, and then body by body.
@MainActor
package struct LoopFinder {
  private let supervisor: LoopSupervisor
  /// The components without due actions that have changed recently. They can be parts of a loop through other bodies.
  private let active: [[LoopSeries]]
  /// The replay, created for the first query that the record cannot answer. One copy of the tree serves all queries.
  private var madeReplay: LoopReplay??

  package init(_ supervisor: LoopSupervisor, active: [[LoopSeries]] = []) {
    self.supervisor = supervisor
    self.active = active
  }

  private mutating func replay(for series: LoopSeries) -> LoopReplay? {
    let replay = madeReplay ?? LoopReplay(of: supervisor.host)
    madeReplay = .some(replay)
    return replay.flatMap { $0.agrees(with: series) ? $0 : nil }
  }

  private func union(_ parts: [LoopSeries]) -> LoopSeries? {
    supervisor.recorder.historiesVisited += parts.reduce(0) { $0 + $1.historyCount }
    return LoopSeries.union(parts)
  }

  // MARK: Before the limit

  /// Returns the findings that are certain before the pass limit.
  package mutating func early(_ components: [[LoopSeries]]) -> [LoopFinding] {
    noise(in: components) + oscillations(in: components)
  }

  /// Returns the groups that change by rounding noise only, if no part of their loop changes by more: a loop is
  /// absorbed as a whole or not. Groups of one body can affect each other through the values that their actions read.
  private mutating func noise(in components: [[LoopSeries]]) -> [LoopFinding] {
    let moving = components.map { $0.filter { $0.values.hasMoved(after: $0.now - 3) } }
    var quiet: [[LoopFinding]] = []
    var loud: [LoopSeries] = []
    for groups in moving {
      let findings = groups.compactMap { series in
        LoopRules.early(series.values).map { LoopFinding(series: series, judgment: $0) }
      }
      if findings.count == groups.count { quiet.append(findings) } else { loud += groups }
    }
    quiet.removeAll { !$0.contains { $0.series.hasPending } }
    if quiet.isEmpty || loud.isEmpty { return quiet.flatMap { $0 }.filter(\.series.hasPending) }
    guard let loops = memberships(of: moving.flatMap { $0 }) else { return [] }
    let loudReaders = LoopComponenthip.readers(of: loud)
    let tied = loops.filter { !$0.readers.isDisjoint(with: loudReaders) }
      .reduce(into: Set<LoopReaderID>()) { $0.formUnion($1.readers) }
    return quiet.flatMap { $0 }.filter { finding in
      finding.series.hasPending && finding.series.readers.allSatisfy { !tied.contains($0.id) }
    }
  }

  /// Returns the loops that have completed two rounds. Groups of one body can affect each other, so the result is
  /// certain only if all groups that change together repeat.
  private mutating func oscillations(in components: [[LoopSeries]]) -> [LoopFinding] {
    var repeating: [[LoopSeries]] = []
    var longest = 1
    for groups in components + active {
      let periods = groups.map { RepetitionRule.period(of: $0.values) }
      guard let period = periods.compactMap({ $0 }).max() else { continue }
      let others = zip(groups, periods).filter { $0.1 == nil }
      if others.contains(where: { $0.0.values.hasMoved(after: $0.0.now - 2 * period) }) { continue }
      repeating.append(zip(groups, periods).filter { $0.1 != nil }.map(\.0))
      longest = max(longest, period)
    }
    let parts = repeating.flatMap { $0 }
    guard parts.contains(where: \.hasPending), isAnyAtRest(parts, period: longest) else { return [] }
    var findings: [LoopFinding] = []
    let partitions = partitions(of: repeating)
    supervisor.recorder.partitions[LoopComponenthip.readers(of: parts)] = partitions.flatMap {
      $0.loops.map { LoopComponenthip($0.cycle) }
    }
    for (loops, replay) in partitions {
      for loop in loops where loop.all.hasPending {
        guard let period = RepetitionRule.period(of: loop.cycle.values), loop.cycle.isAtRestingPlace(period: period)
        else {
          continue
        }
        // The focus and other state of the framework follows the state of client code, whose loop takes longer to
        // repeat.
        if loop.cycle.isOfFramework, hasMovingClientState(in: components) { continue }
        findings.append(
          LoopFinding(
            series: loop.all, judgment: RepetitionRule.judgment(of: loop.cycle.values, period: period),
            cycle: loop.cycle,
            replay: replay))
      }
    }
    return findings
  }

  /// Returns whether state of client code has changed in the last passes.
  private func hasMovingClientState(in components: [[LoopSeries]]) -> Bool {
    (components + active).joined().contains { series in
      series.states.contains { state in
        !state.isOfFramework && state.changes.last.map { $0.pass > series.now - Self.longestRound } ?? false
      }
    }
  }

  /// Returns whether a copy of the tree is worth its cost. Loops of an earlier pass are reused.
  private func isAnyAtRest(_ parts: [LoopSeries], period: Int) -> Bool {
    guard let all = union(parts) else { return false }
    if all.states.count == 1 { return all.isAtRestingPlace(period: period) }
    guard let known = supervisor.recorder.partitions[LoopComponenthip.readers(of: parts)] else { return true }
    return known.contains { membership in
      let loop = all.part(readers: membership.readers, states: membership.states)
      return loop.isAtRestingPlace(period: RepetitionRule.period(of: loop.values) ?? period)
    }
  }

  // MARK: Separating loops

  private typealias Separated = (loops: [LoopPartition.Loop], replay: LoopReplay?)

  /// Returns the loops that all parts form together, or the loops of each part if they cannot be determined together.
  private mutating func partitions(of components: [[LoopSeries]]) -> [Separated] {
    if let all = union(components.flatMap { $0 }), let replay = replay(for: all),
      let found = LoopPartition(all, replay)
    {
      return [(found.loops, replay)]
    }
    return components.flatMap { partitions(ofBody: $0) }
  }

  /// Returns the loops of the parts of one component.
  ///
  /// Parts whose dependencies are unknown, such as those of observable objects, are one loop: each can be the cause of
  /// another, although their actions write different properties.
  private mutating func partitions(ofBody parts: [LoopSeries]) -> [Separated] {
    var found: [Separated] = []
    var unknown: [LoopSeries] = []
    for part in parts {
      if let replay = replay(for: part), let loops = LoopPartition(part, replay)?.loops {
        found.append((loops, replay))
      } else {
        unknown.append(part)
      }
    }
    if let whole = union(unknown) { found.append(([LoopPartition.Loop(whole: whole)], replay(for: whole))) }
    return found
  }

  /// Returns the loops that parts form together, determined in an earlier pass or now; `nil` if they cannot be
  /// determined.
  private mutating func memberships(of parts: [LoopSeries]) -> [LoopComponenthip]? {
    let readers = LoopComponenthip.readers(of: parts)
    if let known = supervisor.recorder.partitions[readers] { return known }
    guard supervisor.recorder.partitions.count < Self.mostPartitions, let all = union(parts),
      let replay = replay(for: all), let found = LoopPartition(all, replay)
    else { return nil }
    let loops = found.loops.map { LoopComponenthip($0.cycle) }
    supervisor.recorder.partitions[readers] = loops
    return loops
  }

  /// The largest number of partitions in a frame. Each requires a copy of the tree, unless one was created in the same
  /// pass.
  private static let mostPartitions = 8

  // MARK: At the limit

  /// Returns the findings at the pass limit: one for each loop that the replay separates, or otherwise one for the
  /// groups of a body with the same classification.
  package mutating func last(_ components: [[LoopSeries]]) -> [LoopFinding] {
    let waiting = components.filter { $0.contains(where: \.hasPending) }
    if let loops = lastLoops(in: waiting.flatMap { $0 }) { return loops }
    if !active.isEmpty, let loops = lastLoops(in: (waiting + active).flatMap { $0 }), !loops.isEmpty { return loops }
    return waiting.flatMap { groups in lastLoops(in: groups) ?? lastFindings(byVerdictOf: groups) }
  }

  private func atLimit(_ series: LoopSeries) -> LoopClassification {
    LoopRules.atLimit(series.values, isStill: supervisor.recorder.evidence.isStill)
  }

  private mutating func lastLoops(in groups: [LoopSeries]) -> [LoopFinding]? {
    guard let all = union(groups), let replay = replay(for: all) else { return nil }
    return LoopPartition(all, replay)?.loops.filter(\.all.hasPending).map { loop in
      LoopFinding(
        series: loop.all, judgment: atLimit(loop.cycle), cycle: loop.cycle,
        replay: replay)
    }
  }

  /// Returns one finding for the groups of a body with the same classification, of which at least one has a pending
  /// delivery. The readers of a loop with several passes per round receive their values in different passes.
  private func lastFindings(byVerdictOf groups: [LoopSeries]) -> [LoopFinding] {
    var alike: [(judgment: LoopClassification, parts: [LoopSeries])] = []
    for series in groups where series.hasPending || series.values.hasMoved(after: series.now - Self.longestRound) {
      let judgment = atLimit(series)
      if let index = alike.firstIndex(where: { $0.judgment == judgment }) {
        alike[index].parts.append(series)
      } else {
        alike.append((judgment, [series]))
      }
    }
    return alike.filter { $0.parts.contains(where: \.hasPending) }
      .compactMap { judgment, parts in union(parts).map { LoopFinding(series: $0, judgment: judgment) } }
  }

  /// The largest number of passes per round for which readers without a pending delivery are part of a loop.
  package nonisolated static let longestRound = 8
}
