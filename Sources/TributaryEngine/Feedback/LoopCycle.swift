import TributaryDiagnostics
package import TributaryFeedback
import TributaryGeometry

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
  package var steps: [LoopStep] {
    let readers = readersUpToPending
    guard let last = readers.last else { return [] }
    var steps: [LoopStep] = []
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
  package func leg(from state: StateHistory, to reader: ReaderHistory) -> [LoopStep] {
    [step(of: state)] + steps(after: state) + steps(to: reader)
  }

  // MARK: Up to the action

  private func steps(to reader: ReaderHistory) -> [LoopStep] {
    // A body that starts work is told of by what it reads.
    if reader.id.name == .body { return [] }
    let last = reader.deliveries.last
    let publisher = publisher(to: reader)
    // What was published in built content has come through it, wherever it is read.
    var steps = builtFrom(publisher?.node ?? reader.node, isMeasured: reader.isMeasuring)
    if let delivery = reader.delivery {
      steps += publisher?.writer.map { [$0] } ?? []
      steps += publisher?.transforms ?? []
      let folds = publisher?.folds ?? []
      steps.append(
        LoopStep(
          .key, path: delivery.source,
          .changes(old: last?.old.map(describeBriefly), new: last?.value.map(describeBriefly))))
      steps += folds
    }
    steps.append(
      LoopStep(
        .reader, path: reader.node.path, location: reader.delivery?.location,
        .receives(reader.id.name, last?.value.map(describeBriefly))))
    return steps
  }

  /// Who publishes what a reader is told; `nil` for one that reads no preference.
  private func publisher(to reader: ReaderHistory) -> LoopPublisher? {
    guard let key = reader.delivery?.key, let item = reader.node as? ItemNode else { return nil }
    let publisher = LoopPublisher(of: key, below: item, evidence)
    // A view that has gone published before it went.
    return publisher.writer == nil ? replay?.publisher(of: key, for: reader, series.states) ?? publisher : publisher
  }

  /// Content inside content beyond this is not told of.
  private static let maximumBuilders = 3

  /// What the content was built from that a node is part of, from the outside in.
  ///
  /// What is measured may stand in built content and have nothing to do with what that is built from: a value counts only if
  /// it has changed. What is handed down comes from the content around, so the innermost counts anyhow.
  private func builtFrom(_ node: ViewNode, isMeasured: Bool) -> [LoopStep] {
    var steps: [LoopStep] = []
    var builders = 0
    var node: ViewNode? = node
    while let current = node, let parent = current.parent, builders < Self.maximumBuilders {
      if let geometry = parent as? GeometryReaderNode {
        // The innermost geometry is what it reads; what that is built from comes before. A writer tells by itself what it
        // has read of geometry.
        if steps.isEmpty, !isMeasured {
          let answers = LoopPublisher.answers(of: geometry, in: evidence)
          steps = [LoopStep(.key, path: geometry.path, .measures(answers))]
        }
        node = parent
        continue
      }
      if let builder = parent as? any BuildsFromPreference, builder.builtContent === current {
        let key = builder.readKey
        let primary = (parent as? UnaryNode)?.child
        let publisher = primary.map { LoopPublisher(of: key, below: $0, evidence) }
        if !isMeasured && builders == 0 || publisher?.hasPublished ?? false {
          let value = primary?.contribution(to: key).map { describeBriefly(key.anyValue($0)) }
          steps =
            (publisher?.writer.map { [$0] } ?? []) + [LoopStep(.key, path: key.name, .builds(from: value))]
            + (publisher?.folds ?? []) + steps
          builders += 1
        }
      }
      node = parent
    }
    return steps
  }

  // MARK: What is measured

  /// How the readers' values depend on geometry.
  package var measurement: LoopMeasurement {
    let readers = series.readers.map { (node: $0.node, publisher: publisher(to: $0)) }
    let isNone = !readers.isEmpty && readers.allSatisfy { $0.publisher?.measuresNothing ?? false }
    return LoopMeasurement(
      isNone: isNone, effect: readers.lazy.compactMap { ($0.publisher?.node ?? $0.node).effectAround }.first)
  }

  // MARK: From the state on

  private func step(of state: StateHistory) -> LoopStep {
    let last = state.changes.last
    let path = state.id.property.nameInView.map { "\(state.path).\($0)" } ?? state.path
    return LoopStep(
      .state, path: path, .changes(old: last?.old.map(describeBriefly), new: last?.new.map(describeBriefly)))
  }

  private func steps(after state: StateHistory) -> [LoopStep] {
    let property = state.id.property
    let effect = replay?.effect(of: state)
    let walk = effect?.walk ?? state.changes.last.flatMap { change in evidence.last { $0.pass > change.pass } }
    let readers = effect?.nodes ?? state.readers
    guard let walk, let (resize, bodies) = walk.firstResize(from: readers) else {
      let input = walk?.firstInput(from: readers).flatMap { input in
        isRepeated(input) ? LoopStep(.body, path: input.node.path, .isGivenAnotherValue(input: LoopInput(input))) : nil
      }
      return readers.prefix(2).map { node in
        // Guides and layouts read state while they run.
        guard let item = node as? ItemNode else {
          return LoopStep(.body, path: node.path, .reads(property))
        }
        return LoopStep(.layout, path: item.layoutPath, .places(reading: property))
      } + (input.map { [$0] } ?? [])
    }
    // A wish to scroll is read by no body.
    let told = property == .scrollPosition ? [] : bodies
    var steps = told.prefix(4).enumerated().map { index, body in
      LoopStep(.body, path: body.path, index == 0 ? .reads(property) : .isGivenAnotherValue(input: nil))
    }
    steps.append(
      LoopStep(
        .layout, path: resize.item.layoutPath(ofAxes: resize.axes),
        .isLaidOut(LoopStep.LayoutChange(resize, hasOtherItems: walk.hasOtherItems(resize.item)))))
    return steps
  }
}

extension LoopCycle {
  /// Whether several of the last walks created the property again.
  private func isRepeated(_ input: LoopEvidence.Input) -> Bool {
    evidence.count { walk in
      walk.inputs.contains { $0.node === input.node && $0.property.name == input.property.name }
    } > 1
  }
}

extension LoopStep.LayoutChange {
  fileprivate init(_ resize: LoopEvidence.Resize, hasOtherItems: Bool) {
    self.init(
      oldSize: resize.oldSize, newSize: resize.newSize, hadProposal: resize.hadProposal, proposal: resize.proposal,
      isLeaf: resize.item.isLeaf, modifier: resize.item.modifier(ofAxes: resize.axes), hasOtherItems: hasOtherItems)
  }
}

extension ItemNode {
  /// Whether no other item is in it.
  fileprivate final var isLeaf: Bool {
    var isLeaf = true
    forEachItem { _ in isLeaf = false }
    return isLeaf
  }
}

extension ItemNode {
  /// The modifier that this item stands for; `nil` for a view.
  fileprivate final func modifier(ofAxes axes: Axis.Set) -> String? {
    pathComponent != nil || self is ContainerNode ? nil : modifierName(ofAxes: axes)
  }
}

extension ViewNode {
  /// The nearest geometry effect around this node, as its modifier is written; `nil` if none is around.
  fileprivate final var effectAround: String? {
    var node: ViewNode? = self
    while let current = node {
      if let effect = current as? any MovesContent { return effect.nameOfEffect }
      node = (current as? ItemNode)?.container ?? current.parent
    }
    return nil
  }
}

extension LoopInput {
  fileprivate init(_ input: LoopEvidence.Input) {
    let view = input.node.pathComponent ?? "View"
    self.init(
      name: "\(view).\(input.property.name)", kind: input.property.kind,
      creator: input.cause?.nearestBody.pathComponent.map { "`\($0).body`" } ?? "the body around it")
  }
}
