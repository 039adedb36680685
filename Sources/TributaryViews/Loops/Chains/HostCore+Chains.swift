import Dispatch
import TributaryDiagnostics

extension HostCore {
  /// Something came from outside: no loop, however often it has gone round, goes through that.
  package func noteOutsideInput() {
    chain.reset()
    idleWrites = 0
    updateNarration()
  }

  /// A frame begins.
  @MainActor
  package func beginChainFrame() {
    frameNumber &+= 1
    chain.endProbe(hasWrites: idleWrites > 0)
    if idleWrites > 0 {
      idleWrites = 0
      chain.beginFrame(nodesCreated: counts.nodesCreated)
      updateNarration()
    } else if !chain.isIdle {
      chain.noteEmptyFrame()
      updateNarration()
    }
    if chain.wantsMarks, chain.marks.wantsBegin() {
      enqueue { $0.chain.marks.beginHasRun($0.frameNumber) }
    }
  }

  /// The frame has settled.
  @MainActor
  package func endChainFrame() {
    guard chain.wantsMarks else { return }
    if chain.marks.wantsEnd(frameNumber) { markEnd() }
    judgeChain()
    chain.endFrame(root)
  }

  private func markEnd() {
    let number = frameNumber
    enqueue { if $0.chain.marks.endHasRun(number) { $0.markEnd() } }
  }

  /// Puts a mark on the main queue, to tell what was put there before from what was put there after.
  private func enqueue(_ mark: @escaping (HostCore) -> Void) {
    // A weak reference would make every count of the references to this object slower, for ever.
    let work = UncheckedWork { [reference] in
      if let host = reference.host { mark(host) }
    }
    DispatchQueue.main.async { work.run() }
  }

  /// State is about to be written while no frame runs.
  ///
  /// - Returns: Whether it may: what a body would write for ever is refused.
  package func admitsIdleWrite(to storage: StateStorage) -> Bool {
    guard !chain.refused.isEmpty, let owner = handles.node(for: storage.owner) else { return true }
    let origin = chain.origin(self)
    guard origin == .queuedInFrame || origin == .later else { return true }
    return !chain.refused.contains(LoopStateID(place: LoopPlace(owner), property: storage.propertyName))
  }

  /// State was written while no frame ran.
  package func noteIdleWrite(_ write: @autoclosure () -> StateWrite) {
    idleWrites &+= 1
    if chain.isListening || chain.isAboutToListen || !chain.broken.isEmpty || !chain.refused.isEmpty {
      chain.note(write(), chain.origin(self))
      updateNarration()
    }
  }

  @MainActor
  private func judgeChain() {
    let series = chain.takeSeries()
    guard let series else { return }
    let replay = LoopReplay(of: self).flatMap { $0.agrees(with: series) ? $0 : nil }
    let cycles = replay.flatMap { LoopPartition(series, $0)?.loops.map(\.cycle) } ?? [series]
    for cycle in cycles {
      let judgement = LoopRules.atLimit(cycle, chain.recorder.evidence)
      switch judgement.response {
      case .absorb(let isWorthANote): if !isWorthANote { continue }
      case .withhold: break
      case .postpone(let severity): if severity == .note || !chain.isExhausted { continue }
      }
      reportLoop(cycle, judgement, replay, evidence: chain.recorder.evidence, crossesFrames: true)
      if case .postpone = judgement.response { continue }
      for reader in cycle.readers {
        if reader.id.name == LoopReaderID.body {
          chain.refused.formUnion(cycle.states.map(\.id))
        } else {
          chain.broken.insert(reader.id)
        }
      }
    }
  }

  /// Keeps back the actions of loops that cross frames.
  @MainActor
  package func keepBackChains(_ due: ContiguousArray<PendingAction>) -> ContiguousArray<PendingAction> {
    due.filter { action in
      let id = LoopReaderID(action)
      if chain.held.contains(id) {
        action.delivery?.withhold()
        withheld.append(WithheldAction(action: action.outlivingFrame, isForNextFrame: true))
        loops.wantsNextFrame = true
        return false
      }
      guard chain.broken.contains(id) else { return true }
      withhold(action)
      loops.isSettled = false
      return false
    }
  }
}
