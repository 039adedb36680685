import TributaryDiagnostics

extension HostCore {
  /// Decides which of the actions that are due may run. Called after the walk of every pass; before the third pass, and
  /// before the limit, all may.
  @MainActor
  package func judge(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction> {
    let due = chain.broken.isEmpty && chain.held.isEmpty ? due : keepBackChains(due)
    // What a single pass finds due could never run if it did not run then.
    let lastPass = loops.lastPass ?? max(2, limits.maximumPasses)
    guard pass > 2 || pass >= lastPass else { return due }
    let isLast = pass >= lastPass
    var waiting = keepBackBroken(due.map { WaitingAction(action: $0, id: LoopReaderID($0)) })
    guard !waiting.isEmpty else { return [] }

    let findings = findings(among: waiting, pass: pass, isLast: isLast)
    waiting = respond(to: findings, waiting)
    if isLast, !waiting.isEmpty {
      let hasCut = findings.contains { !$0.judgement.isPostponing }
      if hasCut, loops.lastPass == nil {
        // What has nothing to do with the loop gets the passes that it needs.
        loops.lastPass = 2 * lastPass
      } else {
        if loops.isSettled {
          let judgement = LoopJudgement(verdict: .unsettled, response: .postpone(.warning))
          reportLoop(LoopSeries(waiting: waiting.map(\.action), now: pass), judgement)
        }
        for waiting in waiting { postpone(waiting.action) }
        return []
      }
    }
    return ContiguousArray(waiting.map(\.action))
  }

  /// Keeps back the actions of readers whose loop was broken off in this frame.
  @MainActor
  private func keepBackBroken(_ due: [WaitingAction]) -> [WaitingAction] {
    if loops.broken.isEmpty, loops.lastChances.isEmpty { return due }
    return due.filter { waiting in
      if loops.broken.contains(waiting.id) {
        withhold(waiting.action)
        return false
      }
      if loops.lastChances.remove(waiting.id) != nil { loops.broken.insert(waiting.id) }
      return true
    }
  }

  // MARK: Finding

  /// The loops that the rules answer for now, in view order.
  @MainActor
  private func findings(
    among waiting: [WaitingAction], pass: Int, isLast: Bool
  ) -> [LoopFinding] {
    var pending: [Int: PendingAction] = [:]
    var neighbourhoods: [Int] = []
    var known = Set<Int>()
    for waiting in waiting {
      guard let reader = loops.reader(waiting.id) else { continue }
      pending[reader] = waiting.action
      let neighbourhood = loops.neighbourhood(of: reader)
      if known.insert(neighbourhood).inserted { neighbourhoods.append(neighbourhood) }
    }
    if neighbourhoods.isEmpty { return [] }
    let groups = loops.groupsByNeighbourhood()
    let moving = neighbourhoods.map { neighbourhood in
      (groups[neighbourhood] ?? []).map { series(of: $0, pending, now: pass) }
        // A loop that was cut moves no more, although it moved just now.
        .filter { !$0.readers.allSatisfy { loops.broken.contains($0.id) } }
    }
    var finder = LoopFinder(self)
    return isLast ? finder.last(moving) : finder.early(moving)
  }

  /// What stands on a loop, with the deliveries that are about to be made.
  private func series(of members: LoopMembers, _ pending: [Int: PendingAction], now: Int) -> LoopSeries {
    let readers = members.readers.map { index in
      var reader = loops.readers[index]
      if let action = pending[index] { reader.append(action, pass: now) }
      return reader
    }
    return LoopSeries(
      readers: ContiguousArray(readers), states: ContiguousArray(members.states.map { loops.states[$0] }), now: now,
      nodesCreated: counts.nodesCreated - loops.nodesCreated)
  }

  // MARK: Responding

  /// Does what the findings ask for.
  ///
  /// - Returns: The actions that may still run.
  @MainActor
  private func respond(to findings: [LoopFinding], _ waiting: [WaitingAction]) -> [WaitingAction] {
    if findings.isEmpty { return waiting }
    var responses: [LoopReaderID: LoopJudgement.Response] = [:]
    for finding in findings {
      for reader in finding.series.readers { responses[reader.id] = finding.judgement.response }
      if finding.judgement.response != .absorb(isWorthANote: false) {
        reportLoop(finding.cycle ?? finding.series, finding.judgement, finding.replay)
      }
      if finding.judgement.response == .withhold {
        loops.isSettled = false
        cut(finding.series)
      }
    }
    let free = waiting.filter { waiting in
      switch responses[waiting.id] {
      case .absorb:
        waiting.action.delivery?.withhold()
        return false
      case .postpone(let severity):
        postpone(waiting.action)
        // What converges comes to rest by itself, if someone runs the frames.
        if severity == .note { loops.wantsNextFrame = true }
        return false
      case .withhold, nil: return true
      }
    }
    return keepBackBroken(free)
  }

  /// Opens a loop: where something is measured, if anywhere. What only follows is told once more, so that it agrees with
  /// the state that stands.
  private func cut(_ series: LoopSeries) {
    let hasMeasured = series.readers.contains { $0.isMeasuring && $0.deliveries.last?.pass == series.now }
    for reader in series.readers {
      if reader.isMeasuring || !hasMeasured {
        loops.broken.insert(reader.id)
      } else {
        loops.lastChances.insert(reader.id)
      }
    }
  }

  // MARK: Keeping back

  /// Keeps an action back until something outside the loop changes.
  @MainActor
  package func withhold(_ action: PendingAction) {
    action.delivery?.withhold()
    withheld.append(WithheldAction(action: action.outlivingFrame, isForNextFrame: false))
  }

  /// Keeps an action for the next frame.
  @MainActor
  private func postpone(_ action: PendingAction) {
    loops.isSettled = false
    action.delivery?.withhold()
    withheld.append(WithheldAction(action: action.outlivingFrame, isForNextFrame: true))
  }

  /// Lets go of the nodes that have left the tree since their actions were kept back: what is around them is freed.
  @MainActor
  package func detachWithheldActions() {
    if withheld.isEmpty { return }
    for index in withheld.indices {
      let entry = withheld[index]
      withheld[index] = WithheldAction(action: entry.action.outlivingFrame, isForNextFrame: entry.isForNextFrame)
    }
    withheld.removeAll { $0.action.delivery != nil && $0.action.node === root }
  }

  /// Takes up what an earlier frame left: what was postponed, and what was withheld if anything has changed since.
  @MainActor
  package func reopenWithheldActions() {
    guard !withheld.isEmpty else { return }
    let hasNews = hasPendingWork || hasPendingFrame
    let kept = withheld
    withheld = []
    for entry in kept {
      guard hasNews || entry.isForNextFrame else {
        withheld.append(entry)
        continue
      }
      switch entry.action.kind {
      case .plain: actions.append(entry.action)
      case .delivery:
        let reader = entry.action.node
        if reader.flags.contains(.isRemoved) { continue }
        if let item = reader as? ItemNode { enqueueDelivery(item) } else { enqueueItems(reader) }
      }
    }
  }
}

/// An action that is due, and whose it is.
private struct WaitingAction {
  let action: PendingAction
  let id: LoopReaderID
}

/// An action that a frame did not run.
package struct WithheldAction {
  package let action: PendingAction
  /// Whether the next frame runs it in any case.
  package let isForNextFrame: Bool
}

extension PendingAction {
  /// The item whose action this is: a reader that adds no item of its own speaks for the one inside.
  package var item: ItemNode? {
    (node as? ItemNode) ?? (node.flags.contains(.isRemoved) ? nil : node.onlyItem().object())
  }

  /// This action, without reference to a node that has left the tree and whose surroundings may be freed.
  package var outlivingFrame: PendingAction {
    guard node.flags.contains(.isRemoved), let root = node.host.root else { return self }
    return PendingAction(node: root, kind: kind, moment: moment)
  }
}

extension ReaderHistory {
  /// Whether what it is told comes from layout or from other views, not from a value that its own view was given.
  package var isMeasuring: Bool { id.name == "onPreferenceChange" || id.name == "onGeometryChange" }

  /// Adds a delivery that is about to be made.
  package mutating func append(_ action: PendingAction, pass: Int) {
    node = action.node
    delivery = action.delivery
    deliveries.append(
      Entry(
        pass: pass, old: action.delivery?.old, value: action.delivery?.value,
        geometry: action.item.map { RootGeometry(of: $0) }))
  }
}

extension LoopSeries {
  /// Actions of which nothing is known but what they are about to deliver.
  package init(waiting: [PendingAction], now: Int) {
    readers = ContiguousArray(
      waiting.prefix(8).map { action in
        let id = LoopReaderID(action)
        var reader = ReaderHistory(id: id, body: id.place, node: action.node, element: 0)
        reader.append(action, pass: now)
        return reader
      })
    states = []
    self.now = now
    nodesCreated = 0
  }
}
