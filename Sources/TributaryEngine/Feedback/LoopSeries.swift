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
