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
    if chain.wantsMarks { mark { $0.markBegin($1) } }
  }

  /// The frame has settled.
  @MainActor
  package func endChainFrame() {
    guard !chain.isIdle else { return }
    if chain.wantsMarks { mark { $0.markEnd($1) } }
    judgeChain()
    chain.endFrame(root)
  }

  /// Puts a mark on the main queue, to tell what was put there before from what was put there after.
  private func mark(_ note: @escaping (inout FrameChain, Int) -> Void) {
    let number = frameNumber
    let work = UncheckedWork { [weak self] in
      if let self { note(&self.chain, number) }
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
    if chain.isListening || !chain.broken.isEmpty || !chain.refused.isEmpty {
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
      let judgement = LoopRules.atLimit(cycle)
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
