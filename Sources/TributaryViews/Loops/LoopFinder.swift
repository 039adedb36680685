import TributaryDiagnostics

/// A loop with what a rule said about it.
package struct LoopFinding {
  /// All that the judgement is about.
  package var series: LoopSeries
  package let judgement: LoopJudgement
  /// The part that drives itself, if that is known.
  package var cycle: LoopSeries?
  package var replay: LoopReplay?
}

/// Asks the rules about everything that moves, and takes apart what has nothing to do with each other.
///
/// Views that share no body may drive each other all the same, by what they hand down and publish. So what moves alike is
/// looked at together first, then body by body.
@MainActor
package struct LoopFinder {
  private let host: HostCore
  /// Made when the first question is asked that the record does not answer; one copy of the tree serves all of them.
  private var madeReplay: LoopReplay??

  package init(_ host: HostCore) { self.host = host }

  private mutating func replay(for series: LoopSeries) -> LoopReplay? {
    let replay = madeReplay ?? LoopReplay(of: host)
    madeReplay = .some(replay)
    return replay.flatMap { $0.agrees(with: series) ? $0 : nil }
  }

  /// What is certain before the limit. Groups of one body may drive each other, so an oscillation is certain only when
  /// everything that moves beside it oscillates too.
  package mutating func early(_ neighbourhoods: [[LoopSeries]]) -> [LoopFinding] {
    var findings: [LoopFinding] = []
    var proven: [(series: LoopSeries, period: Int)] = []
    for groups in neighbourhoods {
      var oscillating: [(series: LoopSeries, period: Int)] = []
      var others: [LoopSeries] = []
      for series in groups {
        if series.hasPending, let judgement = LoopRules.early(series) {
          findings.append(LoopFinding(series: series, judgement: judgement))
        } else if let period = RepetitionRule.period(of: series) {
          oscillating.append((series, period))
        } else {
          others.append(series)
        }
      }
      guard let longest = oscillating.map(\.period).max(),
        !others.contains(where: { $0.hasMoved(after: $0.now - 2 * longest) })
      else { continue }
      for period in Set(oscillating.map(\.period)).sorted() {
        let series = LoopSeries.union(oscillating.filter { $0.period == period }.map(\.series))
        if let series, series.hasPending { proven.append((series, period)) }
      }
    }
    for period in Set(proven.map(\.period)).sorted() {
      findings += oscillations(proven.filter { $0.period == period }.map(\.series), period: period)
    }
    return findings
  }

  private mutating func oscillations(_ parts: [LoopSeries], period: Int) -> [LoopFinding] {
    guard isAnyAtRest(parts, period: period) else { return [] }
    var findings: [LoopFinding] = []
    let partitions = partitions(of: parts)
    let members = partitions.flatMap { $0.loops.map { LoopMembership($0.cycle) } }
    host.loops.partitions[LoopMembership.readers(of: parts)] = members
    for (loops, replay) in partitions {
      for loop in loops {
        guard loop.all.hasPending, loop.cycle.isAtRestingPlace(period: period) else { continue }
        let rounds = loop.cycle.rounds(inLast: period)
        let judgement = LoopJudgement(
          verdict: .oscillating(period: rounds), response: .withhold, passesPerRound: max(1, period / rounds))
        findings.append(
          LoopFinding(series: loop.all, judgement: judgement, cycle: loop.cycle, replay: replay))
      }
    }
    return findings
  }

  /// Whether it is worth a copy of the tree: the loops of an earlier pass are taken as those of this one.
  private func isAnyAtRest(_ parts: [LoopSeries], period: Int) -> Bool {
    guard let all = LoopSeries.union(parts) else { return false }
    if all.states.count == 1 { return all.isAtRestingPlace(period: period) }
    guard let known = host.loops.partitions[LoopMembership.readers(of: parts)] else { return true }
    return known.contains { all.part(readers: $0.readers, states: $0.states).isAtRestingPlace(period: period) }
  }

  /// The loops that all parts hold together; if that cannot be told, those of each part.
  private mutating func partitions(of parts: [LoopSeries]) -> [(loops: [LoopPartition.Loop], replay: LoopReplay?)] {
    if let all = LoopSeries.union(parts), let replay = replay(for: all), let found = LoopPartition(all, replay) {
      return [(found.loops, replay)]
    }
    return parts.map { part in
      let replay = replay(for: part)
      return (replay.flatMap { LoopPartition(part, $0)?.loops } ?? [LoopPartition.Loop(whole: part)], replay)
    }
  }

  /// What has to be said at the limit: of each loop, if the replay tells them apart; else groups of one body with the same
  /// verdict are one finding.
  package mutating func last(_ neighbourhoods: [[LoopSeries]]) -> [LoopFinding] {
    let waiting = neighbourhoods.filter { $0.contains(where: \.hasPending) }
    if let loops = lastLoops(in: waiting.flatMap { $0 }) { return loops }
    return waiting.flatMap { groups in lastLoops(in: groups) ?? lastFindings(byVerdictOf: groups) }
  }

  private mutating func lastLoops(in groups: [LoopSeries]) -> [LoopFinding]? {
    guard let all = LoopSeries.union(groups), let replay = replay(for: all) else { return nil }
    return LoopPartition(all, replay)?.loops.filter(\.all.hasPending).map { loop in
      LoopFinding(
        series: loop.all, judgement: LoopRules.atLimit(loop.cycle, host.loops.evidence), cycle: loop.cycle,
        replay: replay)
    }
  }

  private func lastFindings(byVerdictOf groups: [LoopSeries]) -> [LoopFinding] {
    var findings: [LoopFinding] = []
    for series in groups where series.hasPending {
      let judgement = LoopRules.atLimit(series, host.loops.evidence)
      if let index = findings.firstIndex(where: { $0.judgement == judgement }) {
        findings[index].series = findings[index].series.union(series)
      } else {
        findings.append(LoopFinding(series: series, judgement: judgement))
      }
    }
    return findings
  }
}

/// What stands on a loop, by places.
package struct LoopMembership {
  package let readers: Set<LoopReaderID>
  package let states: Set<LoopStateID>

  package init(_ series: LoopSeries) {
    readers = Set(series.readers.map(\.id))
    states = Set(series.states.map(\.id))
  }

  package static func readers(of parts: [LoopSeries]) -> Set<LoopReaderID> {
    Set(parts.lazy.flatMap { $0.readers.map(\.id) })
  }
}
