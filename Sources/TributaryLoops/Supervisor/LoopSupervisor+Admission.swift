import TributaryDiagnostics
import TributaryLoopRules
@_spi(Engine) package import TributaryEngine

extension LoopSupervisor {
  /// Applies the loop rules to the due actions of a pass, and returns the actions that may run.
  @MainActor
  package func judge(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction> {
    let due = withholdLines(chain.hasBroken || !chain.held.isEmpty ? withholdChains(due) : due, pass: pass)
    let isLast = host.isLast(pass)
    // Writes before the frame or by its first actions are not a loop, regardless of the number of passes that show
    // them.
    guard host.transactions.round > 1 || isLast else { return due }
    var waiting = withholdBroken(due.map { WaitingAction(action: $0, id: LoopReaderID($0)) })
    guard !waiting.isEmpty else { return [] }

    let framesOfChains = framesOfSeenLines
    let findings = findings(among: waiting, pass: pass, isLast: isLast)
    // A chain of elements continues in the next frame.
    let continuesChain = framesOfSeenLines > framesOfChains && findings.isEmpty
    waiting = respond(to: findings, waiting)
    guard isLast, !waiting.isEmpty else { return ContiguousArray(waiting.map(\.action)) }
    if recorder.isSettled, !continuesChain {
      let judgment = LoopClassification(verdict: .unsettled, response: .postpone(.warning))
      reportLoop(LoopSeries(waiting: waiting.map(\.action), now: pass), judgment)
    }
    for waiting in waiting { postpone(waiting.action) }
    // Actions that are independent of a stopped loop run in the next frame, and the loop remains stopped.
    if continuesChain || findings.contains(where: { !$0.judgment.isPostponing }) { recorder.wantsNextFrame = true }
    return []
  }

  /// Withholds the actions of readers whose loop was stopped in this frame.
  @MainActor
  private func withholdBroken(_ due: [WaitingAction]) -> [WaitingAction] {
    if recorder.broken.isEmpty, recorder.lastChances.isEmpty { return due }
    return due.filter { waiting in
      if recorder.broken.contains(waiting.id) {
        withhold(waiting.action)
        return false
      }
      if recorder.lastChances.remove(waiting.id) != nil { recorder.broken.insert(waiting.id) }
      return true
    }
  }

  /// The number of passes in which a known spawning chain may end after external input.
  private static let passesOfEarlierChains = 8

  /// Withholds the actions of readers that continue a stopped spawning chain.
  @MainActor
  private func withholdLines(
    _ due: ContiguousArray<PendingAction>, pass: Int = 0
  ) -> ContiguousArray<PendingAction> {
    let known = pass >= Self.passesOfEarlierChains ? recorder.earlierChains : LoopLines()
    if recorder.withheldChains.isEmpty, known.isEmpty { return due }
    return due.filter { action in
      if recorder.withheldChains.place(of: action) == nil {
        guard let place = known.place(of: action) else { return true }
        recorder.isSettled = false
        recordRepetition(LoopReaderID(lineAt: place, action.name))
      }
      withhold(action)
      return false
    }
  }

  // MARK: Finding

  /// Returns the loops that the rules detect in this pass, in view order.
  @MainActor
  private func findings(
    among waiting: [WaitingAction], pass: Int, isLast: Bool
  ) -> [LoopFinding] {
    var pending: [Int: PendingAction] = [:]
    var components: [Int] = []
    var known = Set<Int>()
    for waiting in waiting {
      guard let reader = recorder.reader(waiting.id) else { continue }
      pending[reader] = waiting.action
      let component = recorder.component(of: reader)
      if known.insert(component).inserted { components.append(component) }
    }
    let groups = recorder.groupsByComponent()
    var members = components.map { groups[$0] ?? [] }
    if isLast { addLines(of: waiting, to: &members, groups, now: pass) }
    if members.isEmpty { return [] }
    // The readers of a spawning chain are known, and each is a component.
    let isLine = members.contains { $0.contains { $0.line != nil } }
    let active =
      isLine
      ? []
      : groups.filter { !known.contains($0.key) && isActive($0.value, pass: pass) }
        .sorted { $0.key < $1.key }.map(\.value)
    var finder = LoopFinder(self, active: moving(active, pending, now: pass))
    let due = moving(members, pending, now: pass)
    return isLast ? finder.last(due) : finder.early(due)
  }

  /// Returns the histories of the members of each component, without those of stopped loops, which do not count as
  /// changing although they have just changed.
  private func moving(_ members: [[LoopComponent]], _ pending: [Int: PendingAction], now: Int) -> [[LoopSeries]] {
    members.map { members in
      members.map { series(of: $0, pending, now: now) }
        .filter { !$0.readers.allSatisfy { recorder.broken.contains($0.id) } }
    }
  }

  /// Returns whether any member of a component without due actions has changed recently. The parts of a loop with
  /// several passes per round change in different passes.
  private func isActive(_ members: [LoopComponent], pass: Int) -> Bool {
    let first = pass - LoopFinder.longestRound
    return members.contains { members in
      members.readers.contains { recorder.readers[$0].deliveries.last.map { $0.pass > first } ?? false }
        || members.states.contains { recorder.states[$0].changes.last.map { $0.pass > first } ?? false }
    }
  }

  /// The number of consecutive frames in which elements may cause further elements.
  private static let mostFramesOfSeenLines = 8

  /// Adds the spawning chains that the due actions continue. All readers of a chain form one group.
  @MainActor
  private func addLines(
    of waiting: [WaitingAction], to members: inout [[LoopComponent]], _ groups: [Int: [LoopComponent]], now: Int
  ) {
    let newMembers = waiting.filter { recorder.reader($0.id) == nil }
    if newMembers.isEmpty { return }
    let finder = LoopLineFinder(recorder, now: now)
    let all = groups.values.joined().sorted { ($0.readers.first ?? 0) < ($1.readers.first ?? 0) }
    var groupOfReader: [Int: Int] = [:]
    for (index, group) in all.enumerated() { for reader in group.readers { groupOfReader[reader] = index } }
    var found: Set<SpawningChain> = []
    var isSeenOnly = false
    var taken: Set<Int> = []
    for newMember in newMembers {
      guard let line = finder.line(of: ReaderSignature(newMember.action), at: newMember.id.place) else { continue }
      // A chain of elements usually ends, such as one that loads a page for each element that appears.
      let id = LoopReaderID(lineAt: line.line.place, newMember.id.name)
      if framesOfSeenLines < Self.mostFramesOfSeenLines, !line.isOfLevels, !recorder.explodes, !isReported(id),
        newMember.action.isAppearanceOfElement
      {
        isSeenOnly = true
        continue
      }
      if !found.insert(line.line).inserted { continue }
      let parts = Set(line.readers.compactMap { groupOfReader[$0] }).sorted().map { all[$0] }
      taken.formUnion(line.readers)
      members.append([
        LoopComponent(
          readers: parts.flatMap(\.readers).sorted(), states: parts.flatMap(\.states).sorted(),
          line: (line, newMember.action))
      ])
    }
    for index in members.indices {
      members[index].removeAll { $0.line == nil && !taken.isDisjoint(with: $0.readers) }
    }
    members.removeAll(where: \.isEmpty)
    if isSeenOnly { framesOfSeenLines += 1 }
  }

  /// Returns the histories of a loop's members, including the deliveries of the pending actions.
  private func series(of members: LoopComponent, _ pending: [Int: PendingAction], now: Int) -> LoopSeries {
    recorder.historiesVisited += members.readers.count + members.states.count
    let ofLine = Set(members.line?.found.readers ?? [])
    var readers = members.readers.filter { !ofLine.contains($0) }.map { index in
      var reader = recorder.readers[index]
      if let action = pending[index] { reader.append(action, pass: now) }
      return reader
    }
    var states = members.states.map { recorder.states[$0] }
    if let (line, newMember) = members.line {
      let before = line.readers.map { recorder.readers[$0] }
      readers.append(ReaderHistory(of: line.line, before, ReaderHistory(waiting: newMember, pass: now)))
      if line.isOfLevels { states = StateHistory.joinedByName(states) }
    }
    return LoopSeries(
      readers: ContiguousArray(readers), states: ContiguousArray(states), now: now,
      nodesCreated: host.counts.nodesCreated - recorder.nodesCreated)
  }

  // MARK: Responding

  /// Applies the responses of the findings.
  ///
  /// - Returns: The actions that may run.
  @MainActor
  private func respond(to findings: [LoopFinding], _ waiting: [WaitingAction]) -> [WaitingAction] {
    if findings.isEmpty { return waiting }
    var responses: [LoopReaderID: LoopClassification.Response] = [:]
    for finding in findings {
      for reader in finding.series.readers { responses[reader.id] = finding.judgment.response }
      if finding.judgment.response != .absorb(isWorthANote: false) {
        reportLoop(finding.cycle ?? finding.series, finding.judgment, finding.replay)
      }
      if finding.judgment.response == .withhold {
        recorder.isSettled = false
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
        // A converging loop settles if the host continues to run frames.
        if severity == .note { recorder.wantsNextFrame = true }
        return false
      case .withhold, nil: return true
      }
    }
    let held = withholdLines(ContiguousArray(free.map(\.action)))
    return withholdBroken(held.map { WaitingAction(action: $0, id: LoopReaderID($0)) })
  }

  /// Stops a loop: at its measuring readers, if there are any. The other readers receive one more delivery, so that
  /// they reflect the current state.
  private func cut(_ series: LoopSeries) {
    let hasMeasured = series.readers.contains { $0.isMeasuring && $0.deliveries.last?.pass == series.now }
    for reader in series.readers {
      if let line = reader.line {
        recorder.withheldChains.insert(line)
      } else if reader.isMeasuring || !hasMeasured {
        recorder.broken.insert(reader.id)
      } else {
        recorder.lastChances.insert(reader.id)
      }
    }
    if series.states.contains(where: \.id.property.isOfObject) {
      recorder.brokenWithObjects.formUnion(series.readers.map(\.id))
      recorder.stopUnobservedWriters()
    }
  }
}

/// A due action with the identifier of its reader.
private struct WaitingAction {
  let action: PendingAction
  let id: LoopReaderID
}

extension PendingAction {
  /// Whether the action runs because a row of a lazy container or an element of a `ForEach` has appeared. Pages that
  /// cover each other are not such elements: only the last one is visible.
  fileprivate var isAppearanceOfElement: Bool {
    let isAppearance = name == .other("onAppear") || name == .other("task")
    var isElement = false
    for ancestor in sequence(first: node, next: \.parent) {
      if ancestor is any LazyContent { return true }
      if ancestor is SingleSourceNode { return false }
      isElement = isElement || ancestor.pathComponent == "ForEach"
    }
    return isAppearance && isElement
  }
}
