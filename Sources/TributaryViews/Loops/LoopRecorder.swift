package import TributaryDiagnostics

/// Keeps what happened in the passes of one frame, from the third on, so that a loop can be told by its values.
///
/// Invariants:
/// 1. Nothing is kept before the third pass of a frame, and nothing after the frame.
/// 2. `records` holds one entry per recorded pass, oldest first, at most `capacity`.
package struct LoopRecorder {
  package private(set) var records: ContiguousArray<PassRecord> = []
  private var isRecording = false
  private var current: DeliveryRecord?

  /// More than the default limit of passes.
  package static let capacity = 256

  package init() {}

  package mutating func beginFrame() {
    records.removeAll()
    isRecording = false
  }

  package mutating func endFrame() { beginFrame() }

  /// The actions of a pass begin to run.
  package mutating func beginPass(_ pass: Int) {
    isRecording = pass >= 2
    guard isRecording else { return }
    if records.count == LoopRecorder.capacity { records.removeFirst() }
    records.append(PassRecord(pass: pass))
  }

  package mutating func beginAction(on node: ViewNode) {
    guard isRecording else { return }
    current = DeliveryRecord(node: node, delivery: nil)
  }

  package mutating func beginDelivery(_ delivery: Delivery, on node: ViewNode) {
    guard isRecording else { return }
    current = DeliveryRecord(node: node, delivery: delivery)
  }

  package mutating func endDelivery() {
    guard let current else { return }
    self.current = nil
    records[records.count - 1].deliveries.append(current)
  }

  /// State has changed.
  package mutating func noteChange(_ change: StateChange) {
    current?.changes.append(change)
  }

  /// Whether the frame is to be broken off before `actions` run.
  package func finding(
    before actions: ContiguousArray<PendingAction>, passes: Int, limit: Int
  ) -> LoopFinding? {
    guard passes >= limit else { return nil }
    return LoopFinding(verdict: .unsettled, records: records)
  }
}

/// What ran after one pass.
package struct PassRecord {
  package let pass: Int
  package var deliveries: ContiguousArray<DeliveryRecord> = []
}

/// One action, and what it wrote.
package struct DeliveryRecord {
  package let node: ViewNode
  /// `nil` for an action that delivers no value.
  package let delivery: Delivery?
  package var changes: ContiguousArray<StateChange> = []
}

/// Why a frame is broken off.
package struct LoopFinding {
  package let verdict: FeedbackLoop.Verdict
  package let records: ContiguousArray<PassRecord>
}

extension HostCore {
  /// Ends a frame without running `actions`: every view shows the state that stands, only these deliveries are kept back
  /// until something else changes.
  ///
  /// - Returns: Whether the frame counts as settled.
  @MainActor
  package func withhold(_ actions: ContiguousArray<PendingAction>, because finding: LoopFinding) -> Bool {
    for action in actions {
      if case .delivery(let delivery) = action.kind {
        delivery.withhold()
        if let reader = action.node as? ItemNode { withheld.append(reader) }
      }
    }
    report(Diagnostic(loop: FeedbackLoop(verdict: finding.verdict, steps: [])))
    return false
  }

  /// Looks again at what was withheld, if anything else has changed since.
  @MainActor
  package func reopenWithheldDeliveries() {
    guard !withheld.isEmpty, hasPendingWork || hasPendingFrame else { return }
    let readers = withheld
    withheld = []
    for reader in readers where !reader.flags.contains(.isRemoved) { enqueueDelivery(reader) }
  }
}
