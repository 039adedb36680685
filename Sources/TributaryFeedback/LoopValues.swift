import TributaryGeometry

/// The values of one loop in the passes that were recorded: what the rules judge.
///
///     pass              2      3      4      5 (now)
///     state standing    424    150    424    150          before the actions of the pass
///     delivered         150    424    150    424          the last one is pending
///
/// Nothing here knows of views: who the readers are, and whose the states, is the matter of whoever recorded them.
///
/// Invariant: every pending delivery stands as the last entry of its reader's track, with the pass `now`.
///
/// Tested by `LoopRuleTests`.
package struct LoopValues {
  package let readers: ContiguousArray<DeliveryTrack>
  package let states: ContiguousArray<ChangeTrack>
  /// The pass whose actions are about to run.
  package let now: Int
  /// Whether its readers come one by the other, so that where they stand says nothing.
  package let isLine: Bool
  /// Whether two values whose types are not known here are equal.
  package let areEqual: Equality

  package typealias Equality = @MainActor (Any?, Any?) -> Bool

  /// The first recorded pass.
  package static let firstPass = 2

  package init(
    readers: ContiguousArray<DeliveryTrack>, states: ContiguousArray<ChangeTrack>, now: Int,
    isLine: Bool = false, areEqual: @escaping Equality
  ) {
    self.readers = readers
    self.states = states
    self.now = now
    self.isLine = isLine
    self.areEqual = areEqual
  }

  package var hasPending: Bool { readers.contains { $0.entries.last?.pass == now } }

  /// The largest coordinate in the root at which its readers were told something last, in points; 0 if none has a place.
  package var extent: Double {
    let lengths = readers.compactMap { $0.entries.last?.place }.flatMap { place in
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
      readers.lazy.compactMap { $0.entries.last?.pass }.max() ?? 0,
      states.lazy.compactMap { $0.entries.last?.pass }.max() ?? 0)
  }

  /// How often the values of the loop go round in the last passes: a loop that takes two passes to go round once has half as
  /// many rounds as passes.
  package func rounds(inLast passes: Int) -> Int {
    let changes = states.map { state in state.entries.count { $0.pass >= now - passes && $0.pass < now } }
    let deliveries = readers.map { reader in reader.entries.count { $0.pass > now - passes && $0.pass <= now } }
    return max(1, (changes + deliveries).max() ?? 1)
  }

  /// The values of each state at the start of the last recorded passes and now, oldest first.
  package func standingValues(last count: Int) -> [[Any?]] {
    let first = min(now, max(Self.firstPass, now - count + 1))
    return states.map { state in (first...now).map { state.standing(at: $0) } }
  }

  /// The values that each reader was told last, oldest first.
  package func deliveredValues(last count: Int) -> [[Any?]] { readers.map { $0.entries.suffix(count).map(\.value) } }
}
