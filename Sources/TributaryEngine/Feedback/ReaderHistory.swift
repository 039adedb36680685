package import TributaryFeedback

/// What a modifier was told in the recorded passes of a frame.
///
/// Invariant: `deliveries` ascend by pass, at most one a pass; where a modifier ran twice in a pass, the last counts.
///
/// By construction: `LoopRecorder` goes through the passes in order, and a delivery of the pass that it is at replaces
/// the last.
package struct ReaderHistory {
  package let id: LoopReaderID
  /// The body in which the modifier is written.
  package let body: LoopPlace
  package let kin: ReaderSignature
  /// The node that stands at the place now.
  package var node: ViewNode
  package var delivery: Delivery?
  package var deliveries: ContiguousArray<Entry> = []
  /// The states that its action changed, by their places in the record.
  package var writes: [Int] = []
  /// The line that this history is of as a whole; `nil` where it is of one modifier.
  package var line: SpawningChain?
  /// Elements of the group that this history belongs to are found by this number.
  package let element: Int

  package init(
    id: LoopReaderID, body: LoopPlace, kin: ReaderSignature, node: ViewNode, delivery: Delivery? = nil,
    deliveries: ContiguousArray<Entry> = [], writes: [Int] = [], line: SpawningChain? = nil, element: Int
  ) {
    self.id = id
    self.body = body
    self.kin = kin
    self.node = node
    self.delivery = delivery
    self.deliveries = deliveries
    self.writes = writes
    self.line = line
    self.element = element
  }

  package typealias Entry = DeliveryTrack.Entry

  package func entry(at pass: Int) -> Entry? { deliveries.entry(at: pass, \.pass) }
}
