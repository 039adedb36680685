import TributaryDiagnostics
import Dispatch
import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

/// A detector of loops that cross frames: an action or a body starts work, the work writes state, and the next frame
/// starts the work again.
///
///     frame ──▶ action ──▶ Task or queue ──▶ write ──▶ frame ──▶ …          without external input
///
/// The detector records nothing until several consecutive frames had no other cause than such writes. Each frame then
/// counts as a pass of one long frame, to which the same rules apply.
///
/// Invariants:
/// 1. At the start of a frame, `recorder` holds at most `mostFrames` frames and at most `mostReaders` readers.
/// 2. Any external input (content, size, environment, an event, a write by the code that runs the frames) discards all
///    records.
///
/// Tested by `CrossFrameLoopDetectorTests`.
package final class CrossFrameLoopDetector {
  package private(set) var recorder = LoopRecorder(keepsAllReaders: true)
  @exclusivity(unchecked) package private(set) var isListening = false
  /// The readers whose action is withheld because their loop crosses frames.
  @exclusivity(unchecked) package var broken: Set<LoopReaderID> = []
  /// The spawning chains whose next readers are withheld: a task or queue of each reader caused the next one.
  @exclusivity(unchecked) package var withheldChains = LoopLines()
  /// The withheld readers whose loop changes values by rounding noise only. They count as settled.
  @exclusivity(unchecked) package var absorbed: Set<LoopReaderID> = []
  /// The states whose repeated writes by a body are refused.
  @exclusivity(unchecked) package var refused: Set<LoopStateID> = []

  /// The readers whose delivery is deferred by one frame, to check whether the write that follows each delivery occurs
  /// without it.
  @exclusivity(unchecked) package private(set) var held: Set<LoopReaderID> = []
  @exclusivity(unchecked) private var wanted: Set<LoopReaderID> = []
  /// The most recently started tasks whose steps are followed.
  private var followed: [TaskProgress] = []
  private var probesPassed = 0
  private var lastJudged = 0

  /// The hosts whose actions wrote state that this host reads.
  private var partners: [HostReference] = []
  /// Whether another host has already reported and stopped the recorded loop.
  private var isReportedElsewhere = false

  @exclusivity(unchecked) private var framesInRow = 0
  @exclusivity(unchecked) private var emptyFrames = 0
  @exclusivity(unchecked) private var frame = 0
  @exclusivity(unchecked) private var patience = CrossFrameLoopDetector.fewestFramesInRow
  @exclusivity(unchecked) package var marks = QueueTracer()
  private var answers: [Answer: Int] = [:]
  private var writes: [LoopStateID: Int] = [:]
  /// The states whose writes have an unknown origin: a delayed response to a delivery, or external code.
  package private(set) var areLater: Set<LoopStateID> = []

  /// The number of consecutive frames before recording begins.
  package static let fewestFramesInRow = 8
  /// The number of deliveries that a write of unknown origin has to follow before a probe.
  private static let fewestRounds = 84
  private static let probes = 3
  private static let mostEmptyFrames = 30

  /// The largest number of recorded frames.
  package static let mostFrames = 116
  package static let mostReaders = 256
  private static let mostFollowed = 16

  /// A state and the reader that wrote it.
  private struct Answer: Hashable {
    let reader: LoopReaderID
    let state: LoopStateID
  }

  package init() {}

  /// The number of the recorded frame, as the rules count passes.
  package var now: Int { frame + LoopRecorder.firstPass - 1 }

  package var isIdle: Bool { framesInRow == 0 && !hasBroken && refused.isEmpty }

  /// Whether any action is withheld because its loop crosses frames.
  package var hasBroken: Bool { !broken.isEmpty || !withheldChains.isEmpty }

  package func withholds(_ action: PendingAction) -> Bool {
    broken.contains(LoopReaderID(action)) || (!withheldChains.isEmpty && withheldChains.place(of: action) != nil)
  }

  /// Discards all records because of external input.
  package func reset() {
    if isIdle { return }
    framesInRow = 0
    emptyFrames = 0
    broken = []
    withheldChains = LoopLines()
    absorbed = []
    refused = []
    if !isListening { return }
    isListening = false
    let record = recorder
    recorder = LoopRecorder(keepsAllReaders: true)
    held = []
    wanted = []
    probesPassed = 0
    lastJudged = 0
    frame = 0
    answers = [:]
    writes = [:]
    areLater = []
    followed = []
    partners = []
    isReportedElsewhere = false
    // Client objects can deinitialize with the record, and write state.
    withExtendedLifetime(record) {}
  }

  private func resetKeepingBroken() {
    let (broken, withheldChains, absorbed, refused) = (broken, withheldChains, absorbed, refused)
    reset()
    (self.broken, self.withheldChains, self.absorbed, self.refused) = (broken, withheldChains, absorbed, refused)
  }

  // MARK: Frames

  /// Begins a frame that writes between frames have caused.
  package func beginFrame(nodesCreated: Int) {
    framesInRow += 1
    emptyFrames = 0
    marks.restartTurns()
    if framesInRow == patience { isListening = true }
    guard isListening else { return }
    if frame == Self.mostFrames || recorder.readers.count > Self.mostReaders {
      resetKeepingBroken()
      return
    }
    frame += 1
    recorder.beginPass(now, nodesCreated: nodesCreated)
  }

  /// Ends the probe of the previous frame, and starts a pending one.
  ///
  /// - Parameter hasWrites: Whether state was written since the previous frame.
  package func endProbe(hasWrites: Bool) {
    if held.isEmpty, wanted.isEmpty { return }
    if !held.isEmpty {
      held = []
      probesPassed += 1
      if hasWrites {
        // The write occurred without a delivery, so it was not a response to it.
        patience = 64
        return reset()
      }
    }
    if hasWrites { (held, wanted) = (wanted, []) }
  }

  /// Starts following a task that is about to be started.
  ///
  /// - Returns: The cause and the executor for the task; `nil` if no action started the task.
  package func follow() -> (cause: FeedbackCause, executor: FollowedTask)? {
    guard var cause = FeedbackCause.current else { return nil }
    let progress = TaskProgress()
    cause.progress = progress
    if followed.count == Self.mostFollowed { followed.removeFirst() }
    followed.append(progress)
    return (cause, FollowedTask(progress))
  }

  /// Records a frame that was not caused by a write.
  package func recordEmptyFrame() {
    // A followed task that can write is waiting only for a thread.
    if followed.contains(where: \.isRunnable) { return }
    if emptyFrames == Self.mostEmptyFrames { return }
    emptyFrames += 1
    if emptyFrames < Self.mostEmptyFrames { return }
    // The sequence of frames has ended. Stopped loops remain stopped.
    resetKeepingBroken()
    emptyFrames = Self.mostEmptyFrames
  }

  /// Whether recording begins with the next frame. A write by the code that runs the frames prevents it in advance,
  /// without a cost.
  package var isAboutToListen: Bool { framesInRow == patience - 1 }

  /// Whether tasks are attributed to the action that starts them. Tracing begins some frames before recording, because
  /// a task can write some frames after its start.
  package var isTracing: Bool { isListening || framesInRow + Self.tracedFrames >= patience }

  private static let tracedFrames = 4

  /// Whether the origin of the next write is relevant.
  package var wantsMarks: Bool {
    isListening || isAboutToListen || ((hasBroken || !refused.isEmpty) && emptyFrames < Self.mostEmptyFrames)
  }

  /// Releases the nodes of the record at the end of a frame, after it was judged.
  package func endFrame(_ root: ViewNode) {
    guard isListening else { return }
    // Client objects can deinitialize with the released nodes, and write state.
    let record = recorder
    recorder.releaseNodes(root)
    withExtendedLifetime(record) {}
  }

  package func take(_ event: FrameEvent) {
    switch event {
    case .willWalk(let pass): if pass == 1 { _ = recorder.take(.willWalk(pass: now)) }
    default: _ = recorder.take(event)
    }
  }

  // MARK: Writes between frames

  package func origin(_ host: ViewGraph) -> WriteOrigin {
    // A host that receives external writes does not trace actions.
    if let cause = FeedbackCause.current {
      return cause.reference === host.reference ? .traced(cause.reader) : .otherHost
    }
    if marks.begin < host.frameNumber { return .direct }
    return marks.end < host.frameNumber ? .queuedInFrame : .later
  }

  package func record(_ write: StateWrite, _ origin: WriteOrigin) {
    if origin == .direct {
      // Code that drives the host in this way is likely to continue, so the next recording starts later.
      patience = min(patience * 2, 64)
      return reset()
    }
    // The event for which the task waited is external input.
    if case .traced = origin, hasWaited { return reset() }
    if origin == .otherHost, FeedbackCause.current?.progress != nil, hasWaited { return reset() }
    guard isListening, frame > 0, let state = write.id else { return }
    if origin == .otherHost, let partner = FeedbackCause.current?.reference,
      !partners.contains(where: { $0 === partner })
    {
      partners.append(partner)
    }
    writes[state, default: 0] += 1
    if origin == .later { areLater.insert(state) }
    for reader in sources(of: write, origin) {
      answers[Answer(reader: reader, state: state), default: 0] += 1
      recorder.record(write, answering: reader)
    }
  }

  /// Whether the writing task has waited for an external event, determined from its followed steps, or otherwise from
  /// the elapsed turns.
  private var hasWaited: Bool {
    guard let progress = FeedbackCause.current?.progress, progress.isKnown else { return marks.isPaced }
    return progress.hasWaited
  }

  /// Returns the possible causes of a write: the action to which it is traced, or otherwise the readers that ran in the
  /// previous frame.
  private func sources(of write: StateWrite, _ origin: WriteOrigin) -> [LoopReaderID] {
    if case .traced(let reader) = origin { return [reader] }
    let informed = recorder.readers.filter { $0.id.name != .body && $0.deliveries.last?.pass == now }.map(\.id)
    if !informed.isEmpty { return informed }
    return write.readers.prefix(4).map { recorder.recordEvaluation(of: $0) }
  }

  // MARK: Judging

  /// Returns whether the record is due to be judged, and marks the frame as judged.
  package func takesTurnToJudge() -> Bool {
    guard isListening, !isReportedElsewhere, frame >= 24, frame % 4 == 0, frame != lastJudged else { return false }
    lastJudged = frame
    return true
  }

  /// Marks the loop as reported in every host that it passes through, because this host reports and stops it.
  ///
  /// The partners keep recording, so that the origins of their writes remain known.
  package func silencePartners() {
    for case let partner? in partners.lazy.map(\.host) {
      LoopSupervisor.of(partner)?.chain.isReportedElsewhere = true
    }
  }

  /// Returns the loops with enough repetitions, as one frame of many passes; `nil` if there are none.
  package func takeSeries() -> LoopSeries? {
    var linked = answers.filter { answer, count in
      count == writes[answer.state] && count >= (areLater.contains(answer.state) ? Self.fewestRounds : 20)
        && (answer.reader.name != .body || !areLater.contains(answer.state))
        && recorder.readers.contains { $0.id == answer.reader && abs($0.deliveries.count - count) <= 2 }
    }
    let uncertain = linked.keys.filter { areLater.contains($0.state) }
    if !uncertain.isEmpty, probesPassed < Self.probes {
      wanted = Set(uncertain.map(\.reader))
      linked = linked.filter { !areLater.contains($0.key.state) }
    }
    if linked.isEmpty { return nil }
    let states = recorder.states.filter { state in state.changes.last.map { $0.pass >= now - 2 } ?? false }
    let readers = recorder.readers.filter { reader in
      guard let last = reader.deliveries.last, last.pass >= now - 2 else { return false }
      return linked.keys.contains { $0.reader == reader.id }
        || reader.writes.contains { index in
          states.contains { $0.index == index && answers[Answer(reader: reader.id, state: $0.id)] == nil }
        }
    }
    if states.isEmpty || readers.isEmpty { return nil }
    return LoopSeries(
      readers: ContiguousArray(readers), states: ContiguousArray(states), now: now, nodesCreated: recorder.nodesCreated)
  }

  /// Whether the record is almost full, so that no more evidence can be collected.
  package var isExhausted: Bool { frame >= Self.mostFrames - 4 }
}

/// The origin of a write between two frames, to the extent that it is known.
package enum WriteOrigin: Equatable {
  /// A task that an action of this host started.
  case traced(LoopReaderID)
  /// An action of another host that shares the model, and whose last frames had no external cause either.
  case otherHost
  /// Work that was enqueued on the main queue during the last frame.
  case queuedInFrame
  /// Work that ran later on the main queue.
  case later
  /// The code that runs the frames: no other work has run on the main queue since the last frame.
  case direct
}
