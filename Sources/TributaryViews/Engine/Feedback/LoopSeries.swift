import TributaryGeometry

/// The values of one loop in the passes that were recorded: what the rules judge.
///
///     pass              2      3      4      5 (now)
///     state standing    424    150    424    150          before the actions of the pass
///     delivered         150    424    150    424          the last one is pending
///
/// Invariant: every pending delivery stands as the last entry of its reader's history, with the pass `now`.
package struct LoopSeries {
  package let readers: ContiguousArray<ReaderHistory>
  package let states: ContiguousArray<StateHistory>
  /// The pass whose actions are about to run.
  package let now: Int
  /// Nodes made since the recording began.
  package let nodesCreated: Int

  /// The first recorded pass.
  package static let firstPass = 2

  package var hasPending: Bool { readers.contains { $0.deliveries.last?.pass == now } }

  /// The largest coordinate in the root at which its readers were told something last, in points; 0 if none has a place.
  package var extent: Double {
    let lengths = readers.compactMap { $0.deliveries.last?.geometry }.flatMap { place in
      let corner = CGPoint(x: place.size.width, y: place.size.height).applying(place.transform)
      return [corner.x, corner.y, place.transform.tx, place.transform.ty, place.size.width, place.size.height]
    }
    return lengths.lazy.filter(\.isFinite).map { Double(abs($0)) }.max() ?? 0
  }

  /// Whether anything of this loop happened after a pass.
  package func hasMoved(after pass: Int) -> Bool { lastMove > pass }

  /// The last pass in which anything of this loop happened; 0 if nothing has.
  package var lastMove: Int {
    max(
      readers.lazy.compactMap { $0.deliveries.last?.pass }.max() ?? 0,
      states.lazy.compactMap { $0.changes.last?.pass }.max() ?? 0)
  }

  /// How often the values of the loop go round in the last passes: a loop that takes two passes to go round once has half as
  /// many rounds as passes.
  package func rounds(inLast passes: Int) -> Int {
    let changes = states.map { state in state.changes.count { $0.pass >= now - passes && $0.pass < now } }
    let deliveries = readers.map { reader in reader.deliveries.count { $0.pass > now - passes && $0.pass <= now } }
    return max(1, (changes + deliveries).max() ?? 1)
  }

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
  package static func union(_ parts: [LoopSeries]) -> LoopSeries? {
    parts.first.map { first in parts.dropFirst().reduce(first) { $0.union($1) } }
  }

  /// The values of each state at the start of the last recorded passes and now, oldest first.
  package func standingValues(last count: Int) -> [[Any?]] {
    let first = min(now, max(LoopSeries.firstPass, now - count + 1))
    return states.map { state in (first...now).map { state.standing(at: $0) } }
  }

  /// The values that each reader was told last, oldest first.
  package func deliveredValues(last count: Int) -> [[Any?]] { readers.map { $0.deliveries.suffix(count).map(\.value) } }
}
