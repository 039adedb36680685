package import TributaryDiagnostics

/// The stations of a loop in causal order, from what was recorded: who publishes, what carries the value, who receives it,
/// which state it writes, which bodies read that, and which item they resize first.
@MainActor
package struct LoopCycle {
  private let series: LoopSeries
  private let evidence: ContiguousArray<LoopEvidence>
  private let replay: LoopReplay?

  /// Readers beyond these are told by the table of passes only.
  private static let maximumReaders = 4

  package init(_ series: LoopSeries, _ evidence: ContiguousArray<LoopEvidence>, _ replay: LoopReplay?) {
    self.replay = replay
    self.series = series
    self.evidence = evidence
  }

  /// From the state that was written last to the delivery that would write it again, so that the values are those of one round.
  package var steps: [FeedbackLoop.Step] {
    let readers = readersUpToPending
    guard let last = readers.last else { return [] }
    var steps: [FeedbackLoop.Step] = []
    var written = Set<LoopStateID>()
    func addStates(of reader: ReaderHistory) {
      for state in series.states where reader.writes.contains(state.index) && written.insert(state.id).inserted {
        steps.append(step(of: state))
        for step in self.steps(after: state) where !steps.contains(step) { steps.append(step) }
      }
    }
    addStates(of: last)
    for reader in readers.dropLast() {
      steps += self.steps(to: reader)
      addStates(of: reader)
    }
    return steps + self.steps(to: last)
  }

  /// The readers in causal order; the last is one whose delivery is due.
  private var readersUpToPending: ArraySlice<ReaderHistory> {
    let ordered = orderedReaders
    guard let last = ordered.lastIndex(where: { $0.deliveries.last?.pass == series.now }) else {
      return ordered.suffix(Self.maximumReaders)
    }
    return (ordered[(last + 1)...] + ordered[...last]).suffix(Self.maximumReaders)
  }

  /// The readers in the order in which one drives the next, as far as that is known.
  private var orderedReaders: [ReaderHistory] {
    guard let replay else { return Array(series.readers) }
    var rest = Array(series.readers)
    var ordered: [ReaderHistory] = []
    while !rest.isEmpty {
      let driven = ordered.last.map { last in
        series.states.filter { last.writes.contains($0.index) }
          .compactMap { replay.effect(of: $0)?.readers }.reduce(into: Set()) { $0.formUnion($1) }
      }
      ordered.append(rest.remove(at: rest.firstIndex { driven?.contains($0.id) ?? false } ?? 0))
    }
    return ordered
  }

  /// From the change of a state to the reader that is told something else because of it.
  package func leg(from state: StateHistory, to reader: ReaderHistory) -> [FeedbackLoop.Step] {
    [step(of: state)] + steps(after: state) + steps(to: reader)
  }

  // MARK: Up to the action

  private func steps(to reader: ReaderHistory) -> [FeedbackLoop.Step] {
    // A body that starts work is told of by what it reads.
    if reader.id.name == LoopReaderID.body { return [] }
    let last = reader.deliveries.last
    var steps = builtFrom(reader)
    let change = [last?.old, last?.value].compactMap { $0.map(describeBriefly) }.joined(separator: " → ")
    if let delivery = reader.delivery {
      var folds: [FeedbackLoop.Step] = []
      if let key = delivery.key, let item = reader.node as? ItemNode {
        var publisher = LoopPublisher(of: key, below: item, evidence)
        // A view that has gone published before it went.
        if publisher.writer == nil, let earlier = replay?.publisher(of: key, for: reader, series.states) {
          publisher = earlier
        }
        steps += publisher.writer.map { [$0] } ?? []
        folds = publisher.folds
      }
      steps.append(FeedbackLoop.Step(.key, path: delivery.source, detail: change))
      steps += folds
    }
    let received = last?.value.map { "\(reader.id.name) receives \(describeBriefly($0))" } ?? "\(reader.id.name) runs"
    steps.append(
      FeedbackLoop.Step(.reader, path: reader.node.path, location: reader.delivery?.location, detail: received))
    return steps
  }

  /// What the content was built from that the reader is part of.
  private func builtFrom(_ reader: ReaderHistory) -> [FeedbackLoop.Step] {
    if reader.isMeasuring { return [] }
    var steps: [FeedbackLoop.Step] = []
    var node: ViewNode? = reader.node
    while let current = node, let parent = current.parent {
      if let geometry = parent as? GeometryReaderNode {
        // The innermost geometry is what it reads; what that is built from comes before.
        if steps.isEmpty {
          let answers = LoopPublisher.answers(of: geometry, in: evidence)
          steps = [FeedbackLoop.Step(.key, path: geometry.path, detail: answers.isEmpty ? "its geometry" : answers)]
        }
        node = parent
        continue
      }
      if let secondary = parent as? SecondaryNode, secondary.secondary === current,
        let key = (secondary as? any ReadsPreference)?.readKey
      {
        let publisher = secondary.child.map { LoopPublisher(of: key, below: $0, evidence) }
        let value = secondary.child?.contribution(to: key).map { describeBriefly(key.anyValue($0)) } ?? "nothing"
        return (publisher?.writer.map { [$0] } ?? [])
          + [FeedbackLoop.Step(.key, path: key.name, detail: "builds content from \(value)")]
          + (publisher?.folds ?? []) + steps
      }
      node = parent
    }
    return steps
  }

  // MARK: From the state on

  private func step(of state: StateHistory) -> FeedbackLoop.Step {
    let last = state.changes.last
    let change = [last?.old, last?.new].compactMap { $0.map(describeBriefly) }.joined(separator: " → ")
    let path = state.id.property.map { "\(state.path).\($0)" } ?? state.path
    let unseen = state.id.objectProperty.map { "reads \($0), which was changed" } ?? "reads an object that was changed"
    return FeedbackLoop.Step(.state, path: path, detail: change.isEmpty ? unseen : change)
  }

  private func steps(after state: StateHistory) -> [FeedbackLoop.Step] {
    let name = state.id.property ?? state.id.objectProperty ?? "the object"
    let effect = replay?.effect(of: state)
    let walk = effect?.walk ?? state.changes.last.flatMap { change in evidence.last { $0.pass > change.pass } }
    let readers = effect?.nodes ?? state.readers
    guard let walk, let (resize, bodies) = walk.firstResize(from: readers) else {
      return readers.prefix(2).map { node in
        // Guides and layouts read state while they run.
        guard let item = node as? ItemNode else {
          return FeedbackLoop.Step(.body, path: node.path, detail: "reads \(name)")
        }
        return FeedbackLoop.Step(
          .layout, path: item.layoutPath, detail: "reads \(name), places what is inside elsewhere")
      }
    }
    // A wish to scroll is read by no body.
    let told = state.id.property == LoopRecorder.scrollProperty ? [] : bodies
    var steps = told.prefix(4).enumerated().map { index, body in
      FeedbackLoop.Step(.body, path: body.path, detail: index == 0 ? "reads \(name)" : "gets another value")
    }
    steps.append(
      FeedbackLoop.Step(
        .layout, path: resize.item.layoutPath(ofAxes: resize.axes),
        detail: LoopText.change(of: resize, hasOtherItems: walk.hasOtherItems(resize.item))))
    return steps
  }
}
