import Dispatch
import TributaryDiagnostics
import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

extension LoopSupervisor {
  /// Discards the records of loops that cross frames, because external input is not part of a loop.
  package func recordOutsideInput() {
    chain.reset()
    idleWrites = 0
    host.updateObservation()
  }

  /// Begins a frame in the detection of loops that cross frames.
  @MainActor
  package func beginChainFrame() {
    let host = host
    chain.endProbe(hasWrites: idleWrites > 0)
    if idleWrites > 0 {
      idleWrites = 0
      chain.beginFrame(nodesCreated: host.counts.nodesCreated)
      host.updateObservation()
    } else if !chain.isIdle {
      chain.recordEmptyFrame()
      host.updateObservation()
    }
    if chain.wantsMarks, chain.marks.wantsBegin() {
      enqueue { $0.chain.marks.beginHasRun($0.host.frameNumber) }
    }
  }

  /// Ends a frame in the detection of loops that cross frames, after the frame has settled.
  @MainActor
  package func endChainFrame() {
    guard chain.wantsMarks else { return }
    if chain.marks.wantsEnd(host.frameNumber) { markEnd() }
    if chain.marks.registerMark() { countTurns() }
    judgeChain()
    chain.endFrame(host.root)
  }

  /// Counts the turns of the main queue.
  private func countTurns() {
    enqueue { if $0.chain.marks.turnHasRun() { $0.countTurns() } }
  }

  private func markEnd() {
    let number = host.frameNumber
    enqueue { if $0.chain.marks.endHasRun(number) { $0.markEnd() } }
  }

  /// Enqueues a mark on the main queue, to separate earlier work from later work.
  private func enqueue(_ mark: @escaping (LoopSupervisor) -> Void) {
    // A weak reference would permanently slow down reference counting of this object.
    let work = UncheckedSendableClosure { [reference = host.reference] in
      if let host = reference.host, let supervisor = LoopSupervisor.of(host) { mark(supervisor) }
    }
    DispatchQueue.main.async { work.run() }
  }

  /// Returns whether a write between frames is admitted. An endlessly repeated write by a body is refused.
  ///
  /// - Parameter storage: The storage that is about to be written.
  package func admitsWriteBetweenFrames(to storage: StateStorage) -> Bool {
    guard !chain.refused.isEmpty, let owner = host.handles.node(for: storage.owner) else { return true }
    let origin = chain.origin(host)
    guard origin == .queuedInFrame || origin == .later || origin == .otherHost else { return true }
    return !chain.refused.contains(LoopStateID(place: TreePosition(owner), property: storage.propertyName))
  }

  /// Records a write between frames.
  package func recordWriteBetweenFrames(_ write: () -> StateWrite) {
    idleWrites &+= 1
    if chain.isListening || chain.isAboutToListen || chain.hasBroken || !chain.refused.isEmpty {
      chain.record(write(), chain.origin(host))
      host.updateObservation()
    }
  }

  /// Runs an action. Tasks that it starts are attributed to it while loops across frames may be detected.
  @MainActor
  package func run(_ action: PendingAction, _ body: @MainActor () -> Void) {
    guard chain.isTracing else { return body() }
    let cause = FeedbackCause(host: host, reader: LoopReaderID(action))
    FeedbackCause.$current.withValue(cause, operation: body)
  }

  /// Starts a task whose steps are followed, if an action that is traced starts it.
  @MainActor
  package func startTask(
    priority: TaskPriority, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never>? {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *), let (cause, executor) = chain.follow()
    else { return nil }
    return FeedbackCause.$current.withValue(cause) {
      Task.immediate(priority: priority, executorPreference: executor, operation: operation)
    }
  }

  @MainActor
  private func judgeChain() {
    guard chain.takesTurnToJudge() else { return }
    judgeLines()
    guard let series = chain.takeSeries() else { return }
    let replay = LoopReplay(of: host).flatMap { $0.agrees(with: series) ? $0 : nil }
    let cycles = replay.flatMap { LoopPartition(series, $0)?.loops.map(\.cycle) } ?? [series]
    for cycle in cycles {
      let judgment = LoopRules.atLimit(cycle.values, isStill: chain.recorder.evidence.isStill)
      switch judgment.response {
      case .absorb: break
      // A growing value may have a limit that is not reached yet. A repeating value has none.
      case .withhold: if case .diverging = judgment.verdict, !chain.isExhausted { continue }
      case .postpone(let severity): if severity == .note || !chain.isExhausted { continue }
      }
      if judgment.response != .absorb(isWorthANote: false) {
        reportLoop(cycle, judgment, replay, evidence: chain.recorder.evidence, crossesFrames: true)
      }
      if case .postpone = judgment.response { continue }
      chain.silencePartners()
      for reader in cycle.readers {
        if case .absorb = judgment.response { chain.absorbed.insert(reader.id) }
        if reader.id.name == .body {
          chain.refused.formUnion(cycle.states.map(\.id))
        } else {
          chain.broken.insert(reader.id)
        }
      }
    }
  }

  /// Judges the spawning chains. A chain that adds one reader per frame may have a limit, so it is not reported before
  /// the record is almost full.
  @MainActor
  private func judgeLines() {
    guard chain.isExhausted else { return }
    for series in chain.lines {
      let judgment = LoopRules.atLimit(series.values, isStill: chain.recorder.evidence.isStill)
      reportLoop(series, judgment, evidence: chain.recorder.evidence, crossesFrames: true)
      for line in series.readers.compactMap(\.line) { chain.withheldChains.insert(line) }
    }
  }

  /// Withholds the actions of loops that cross frames, and returns the remaining ones.
  @MainActor
  package func withholdChains(_ due: ContiguousArray<PendingAction>) -> ContiguousArray<PendingAction> {
    due.filter { action in
      let id = LoopReaderID(action)
      if chain.held.contains(id) {
        host.withheld.postpone(action)
        recorder.wantsNextFrame = true
        return false
      }
      guard chain.withholds(action) else { return true }
      withhold(action)
      if !chain.absorbed.contains(id) { recorder.isSettled = false }
      return false
    }
  }
}
