import TributaryGeometry

/// The values of one loop in the recorded passes, which the rules classify.
///
///     pass              2      3      4      5 (now)
///     state             424    150    424    150          before the actions of the pass
///     delivered         150    424    150    424          the last one is pending
///
/// This type does not depend on views. The recorder determines the readers and the states.
///
/// Invariant: every pending delivery is the last entry of its reader's track, with the pass `now`.
///
/// Tested by `LoopRuleTests`.
package struct LoopValues {
  package let readers: ContiguousArray<DeliveryTrack>
  package let states: ContiguousArray<ChangeTrack>
  /// The pass whose actions are about to run.
  package let now: Int
  /// Whether each pass adds another reader to the loop, so that their places provide no information.
  package let isLine: Bool
  /// A closure that returns whether two values of unknown types are equal.
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

  /// The largest coordinate in the root of the readers at their last delivery, in points, or 0 if no reader has a
  /// place.
  package var extent: Double {
    let lengths = readers.compactMap { $0.entries.last?.place }.flatMap { place in
      let corner = CGPoint(x: place.size.width, y: place.size.height).applying(place.transform)
      return [corner.x, corner.y, place.transform.tx, place.transform.ty, place.size.width, place.size.height]
    }
    return lengths.lazy.filter(\.isFinite).map { Double(abs($0)) }.max() ?? 0
  }

  /// Returns whether the loop was active after a pass.
  package func hasMoved(after pass: Int) -> Bool { lastMove > pass }

  /// The last pass in which the loop was active, or 0 if there is none.
  package var lastMove: Int {
    max(
      readers.lazy.compactMap { $0.entries.last?.pass }.max() ?? 0,
      states.lazy.compactMap { $0.entries.last?.pass }.max() ?? 0)
  }

  /// Returns the number of rounds of the loop in the last passes. A loop with two passes per round has half as many
  /// rounds as passes.
  package func rounds(inLast passes: Int) -> Int {
    let changes = states.map { state in state.entries.count { $0.pass >= now - passes && $0.pass < now } }
    let deliveries = readers.map { reader in reader.entries.count { $0.pass > now - passes && $0.pass <= now } }
    return max(1, (changes + deliveries).max() ?? 1)
  }

  /// Returns the values of each state at the start of the last recorded passes and now, oldest first.
  package func standingValues(last count: Int) -> [[Any?]] {
    let first = min(now, max(Self.firstPass, now - count + 1))
    return states.map { state in (first...now).map { state.standing(at: $0) } }
  }

  /// Returns the last values that each reader received, oldest first.
  package func deliveredValues(last count: Int) -> [[Any?]] { readers.map { $0.entries.suffix(count).map(\.value) } }
}
