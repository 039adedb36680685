import Dispatch
import TributaryFeedback

/// Follows loops that cross frames: an action or a body starts work, the work writes a state, the next frame begins it anew.
///
///     frame ──▶ action ──▶ Task or queue ──▶ write ──▶ frame ──▶ …          nothing comes from outside
///
/// Nothing is kept before several frames in a row had no other cause than such writes. Then each frame counts as a pass of
/// one long frame, which the same rules judge.
///
/// Invariants:
/// 1. `recorder` holds no more than `mostFrames` frames, and no more than `mostReaders` readers.
/// 2. Anything from outside (content, size, environment, an event, a write by whoever runs the frames) forgets everything.
///
/// Tested by `FrameChainTests`.
package final class CrossFrameLoopDetector {
  package private(set) var recorder = LoopRecorder(keepsAllReaders: true)
  @exclusivity(unchecked) package private(set) var isListening = false
  /// Readers whose action is withheld because their loop crosses frames.
  @exclusivity(unchecked) package var broken: Set<LoopReaderID> = []
  /// Lines whose next readers are withheld: each has come by what the one before has left to a task or a queue.
  @exclusivity(unchecked) package var brokenLines = LoopLines()
  /// Those of them whose loop moves by rounding noise only: they count as settled.
  @exclusivity(unchecked) package var absorbed: Set<LoopReaderID> = []
  /// States that a body would write again.
  @exclusivity(unchecked) package var refused: Set<LoopStateID> = []

  /// Readers whose delivery waits for one frame, to see whether the write that follows each comes all the same.
  @exclusivity(unchecked) package private(set) var held: Set<LoopReaderID> = []
  @exclusivity(unchecked) private var wanted: Set<LoopReaderID> = []
  /// The tasks that were started last, of those that are followed.
  private var followed: [TaskProgress] = []
  private var probesPassed = 0
  private var lastJudged = 0

  /// The hosts whose actions have written state that this host reads.
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
  /// States whose writes may come from anywhere: from a delayed answer, or from outside.
  package private(set) var areLater: Set<LoopStateID> = []

  /// As many frames in a row are let go before anything is kept.
  package static let fewestFramesInRow = 8
  /// As often a write of unknown origin must have followed a delivery before it is put to the test.
  private static let fewestRounds = 84
  private static let probes = 3
  private static let mostEmptyFrames = 30

  /// As many frames are kept.
  package static let mostFrames = 116
  package static let mostReaders = 256
  private static let mostFollowed = 16

  private struct Answer: Hashable {
    let reader: LoopReaderID
    let state: LoopStateID
  }

  package init() {}

  /// The frame that is recorded, as the rules count passes.
  package var now: Int { frame + LoopRecorder.firstPass - 1 }

  package var isIdle: Bool { framesInRow == 0 && !hasBroken && refused.isEmpty }

  /// Whether the action of anybody is withheld because its loop crosses frames.
  package var hasBroken: Bool { !broken.isEmpty || !brokenLines.isEmpty }

  package func withholds(_ action: PendingAction) -> Bool {
    broken.contains(LoopReaderID(action)) || (!brokenLines.isEmpty && brokenLines.place(of: action) != nil)
  }

  /// Something came from outside.
  package func reset() {
    if isIdle { return }
    framesInRow = 0
    emptyFrames = 0
    broken = []
    brokenLines = LoopLines()
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
    // Objects of users end with the record, and may write state.
    withExtendedLifetime(record) {}
  }

  private func resetKeepingBroken() {
    let (broken, brokenLines, absorbed, refused) = (broken, brokenLines, absorbed, refused)
    reset()
    (self.broken, self.brokenLines, self.absorbed, self.refused) = (broken, brokenLines, absorbed, refused)
  }

  // MARK: Frames

  /// A frame begins that writes between frames have asked for.
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

  /// A frame begins.
  ///
  /// - Parameter hasWrites: Whether anything was written since the last one.
  package func endProbe(hasWrites: Bool) {
    if held.isEmpty, wanted.isEmpty { return }
    if !held.isEmpty {
      held = []
      probesPassed += 1
      if hasWrites {
        // It came without a delivery, so it never was an answer.
        patience = 64
        return reset()
      }
    }
    if hasWrites { (held, wanted) = (wanted, []) }
  }

  /// A task is about to be started.
  ///
  /// - Returns: What its steps are followed by, if it matters what they wait for.
  package func follow() -> (cause: FeedbackCause, executor: FollowedTask)? {
    guard var cause = FeedbackCause.current else { return nil }
    let progress = TaskProgress()
    cause.progress = progress
    if followed.count == Self.mostFollowed { followed.removeFirst() }
    followed.append(progress)
    return (cause, FollowedTask(progress))
  }

  /// A frame begins that no write has asked for.
  package func recordEmptyFrame() {
    // Whoever could write waits for the machine only.
    if followed.contains(where: \.isRunnable) { return }
    if emptyFrames == Self.mostEmptyFrames { return }
    emptyFrames += 1
    if emptyFrames < Self.mostEmptyFrames { return }
    // Whatever it was, it has ended. What was broken stays so.
    resetKeepingBroken()
    emptyFrames = Self.mostEmptyFrames
  }

  /// Whether anything is to be kept from the next frame on: a write by whoever runs the frames prevents that, before it has
  /// cost anything.
  package var isAboutToListen: Bool { framesInRow == patience - 1 }

  /// Whether tasks are told by the action that starts them. A task may write some frames after it was started.
  package var isTracing: Bool { isListening || framesInRow + Self.tracedFrames >= patience }

  private static let tracedFrames = 4

  /// Whether it matters where the next write comes from.
  package var wantsMarks: Bool {
    isListening || isAboutToListen || ((hasBroken || !refused.isEmpty) && emptyFrames < Self.mostEmptyFrames)
  }

  /// A frame has ended and was judged.
  package func endFrame(_ root: ViewNode) {
    guard isListening else { return }
    // Objects of users may end with what is let go of, and write state.
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
    // A host that was written from outside traces no actions.
    if let cause = FeedbackCause.current {
      return cause.host == ObjectIdentifier(host) ? .traced(cause.reader) : .otherHost
    }
    if marks.begin < host.feedback.frameNumber { return .direct }
    return marks.end < host.feedback.frameNumber ? .queuedInFrame : .later
  }

  package func record(_ write: StateWrite, _ origin: WriteOrigin) {
    if origin == .direct {
      // Whoever drives the host so may well go on: the next look is further away.
      patience = min(patience * 2, 64)
      return reset()
    }
    // Whatever it waited for comes from outside.
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

  /// Whether the task that writes has waited for something from outside: by what is known of its steps, or else by the time
  /// that it took.
  private var hasWaited: Bool {
    guard let progress = FeedbackCause.current?.progress, progress.isKnown else { return marks.isPaced }
    return progress.hasWaited
  }

  /// Who may have caused a write: the action that it is traced to, else what ran in the frame before.
  private func sources(of write: StateWrite, _ origin: WriteOrigin) -> [LoopReaderID] {
    if case .traced(let reader) = origin { return [reader] }
    let told = recorder.readers.filter { $0.id.name != .body && $0.deliveries.last?.pass == now }.map(\.id)
    if !told.isEmpty { return told }
    return write.readers.prefix(4).map { recorder.recordEvaluation(of: $0) }
  }

  // MARK: Judging

  /// Whether it is time to look at what has been kept.
  package func takesTurnToJudge() -> Bool {
    guard isListening, !isReportedElsewhere, frame >= 24, frame % 4 == 0, frame != lastJudged else { return false }
    lastJudged = frame
    return true
  }

  /// Marks the loop as reported in every host that it passes through, because this host reports and stops it.
  ///
  /// The partners keep recording, so that the origins of their writes remain known.
  package func silencePartners() {
    for partner in partners { partner.host?.feedback.chain.isReportedElsewhere = true }
  }

  /// What has gone round often enough, as one frame of many passes; `nil` if there is nothing.
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

  /// Whether nothing more will be learnt.
  package var isExhausted: Bool { frame >= Self.mostFrames - 4 }
}

/// Where a write between two frames comes from, as far as it shows.
package enum WriteOrigin: Equatable {
  /// A task that an action of this host has started.
  case traced(LoopReaderID)
  /// An action of another host whose last frames had no cause from outside either: both show one model.
  case otherHost
  /// Work that was put on the main queue while the last frame ran.
  case queuedInFrame
  /// Work that has run on the main queue since.
  case later
  /// Whoever runs the frames: nothing else has run on the main queue since the last one.
  case direct
}
