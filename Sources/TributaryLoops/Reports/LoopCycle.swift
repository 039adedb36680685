package import TributaryDiagnostics
package import TributaryLoopRules
import TributaryGeometry
@_spi(Engine) import TributaryEngine

/// The steps of a loop in causal order, determined from the record: the publisher, the transfer of the value, the
/// reader, the state that the reader writes, the bodies that read the state, and the first item that they resize.
@MainActor
package struct LoopCycle {
  let series: LoopSeries
  let evidence: ContiguousArray<LoopEvidence>
  private let replay: LoopReplay?
  /// The verdict about the loop, or `nil` for a part of a loop.
  let verdict: FeedbackLoop.Verdict?

  /// The largest number of readers in the steps. The table of passes lists all readers.
  private static let maximumReaders = 4

  package init(
    _ series: LoopSeries, _ evidence: ContiguousArray<LoopEvidence>, _ replay: LoopReplay?,
    _ verdict: FeedbackLoop.Verdict? = nil
  ) {
    self.verdict = verdict
    self.replay = replay
    self.series = series
    self.evidence = evidence
  }

  /// The steps from the last written state to the delivery that would write it again, so that the values belong to one
  /// round.
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

  /// The reader that a report names instead of the first one, if that one is of the framework: the first reader that
  /// client code declares at a known location.
  package var clientReader: ReaderHistory? {
    let readers = readersUpToPending.filter { $0.id.name != .body }
    guard let first = readers.first, !first.isOfClient else { return nil }
    return readers.first { $0.delivery?.location != nil && $0.isOfClient }
  }

  /// The readers in causal order, ending with one whose delivery is due.
  private var readersUpToPending: ArraySlice<ReaderHistory> {
    let ordered = orderedReaders
    guard let last = ordered.lastIndex(where: { $0.deliveries.last?.pass == series.now }) else {
      return ordered.suffix(Self.maximumReaders)
    }
    return (ordered[(last + 1)...] + ordered[...last]).suffix(Self.maximumReaders)
  }

  /// The readers in the order in which each causes the next, to the extent that it is known.
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

  /// Returns the steps from the change of a state to the reader that receives a different value because of it.
  package func leg(from state: StateHistory, to reader: ReaderHistory) -> [LoopStep] {
    [step(of: state)] + steps(after: state) + steps(to: reader)
  }

  // MARK: Up to the action

  private func steps(to reader: ReaderHistory) -> [LoopStep] {
    // The steps of a body that starts work are represented by the state that it reads.
    if reader.id.name == .body { return [] }
    let last = reader.deliveries.last
    let publisher = publisher(to: reader)
    // A value that is published in built content depends on that content, regardless of its reader.
    var steps = builtFrom(publisher?.node ?? reader.node, isMeasured: reader.isMeasuring)
    if let delivery = reader.delivery {
      steps += publisher?.writer.map { [$0] } ?? []
      steps += publisher?.transforms ?? []
      let folds = publisher?.folds ?? []
      let (old, new) = (last?.old.map(describeBriefly), last?.value.map(describeBriefly))
      let geometry = geometryOfOtherValue(of: reader)
      steps.append(
        LoopStep(
          .key, path: delivery.name, location: delivery.key == nil ? delivery.location : nil,
          geometry.map { .derives(old: old, new: new, from: $0) } ?? .changes(old: old, new: new)))
      steps += folds
    }
    steps.append(
      LoopStep(
        .reader, path: reader.node.path, location: reader.delivery?.location,
        .receives(reader.id.name, last?.value.map(describeBriefly))))
    return steps
  }

  /// Returns the publisher of the value that a reader receives; `nil` for a reader that reads no preference.
  func publisher(to reader: ReaderHistory) -> LoopPublisher? {
    guard let key = reader.delivery?.key, let item = reader.node.asItem else { return nil }
    let publisher = LoopPublisher(of: key, below: item, evidence)
    // A removed view published its value before its removal.
    if publisher.writer != nil { return publisher }
    return replay?.publisher(of: key, for: reader, series.states)?.removed ?? publisher
  }

  /// The largest number of nested levels of built content in the steps.
  private static let maximumBuilders = 3

  /// Returns the steps for the values from which the content around a node was built, from the outermost to the
  /// innermost.
  ///
  /// A measured node can be in built content without depending on the value from which the content was built, so a
  /// value is included only if it has changed. The innermost value is always included if the node is not measured,
  /// because the node receives its input from the content around it.
  private func builtFrom(_ node: ViewNode, isMeasured: Bool) -> [LoopStep] {
    var steps: [LoopStep] = []
    var builders = 0
    var node: ViewNode? = node
    while let current = node, let parent = current.parent, builders < Self.maximumBuilders {
      if let geometry = parent as? GeometryReaderNode {
        // The node reads the innermost geometry, and values from which that geometry is built precede it. The step of a
        // writer includes the geometry that it has read.
        if steps.isEmpty, !isMeasured {
          let answers = LoopPublisher.answers(of: geometry, in: evidence)
          steps = [LoopStep(.key, path: geometry.path, .measures(answers))]
        }
        node = parent
        continue
      }
      if let builder = parent as? any BuildsFromPreference, builder.builtContent === current {
        let key = builder.readKey
        let primary = parent.asUnary?.child
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

  // MARK: Measurement

  /// The dependence of the readers' values on geometry.
  package var measurement: LoopMeasurement {
    let readers = series.readers.map { (node: $0.node, publisher: publisher(to: $0)) }
    let isNone =
      !readers.isEmpty
      && zip(readers, series.readers).allSatisfy {
        $0.publisher?.measuresNothing ?? ($1.isMeasuring && !$1.isMoved && evidence.isStill)
      }
    let moved = Set(
      evidence.flatMap { walk in
        walk.resizes.filter { resize in
          series.states.contains { state in
            walk.chain(from: state.readers, to: resize.cause) != nil || state.readers.contains { $0 === resize.item }
          }
        }.map { ObjectIdentifier($0.item) }
      })
    return LoopMeasurement(
      isNone: isNone,
      effect: readers.lazy.compactMap { ($0.publisher?.node ?? $0.node).effectAround(changed: moved) }.first,
      isOfContent: series.readers.contains { !$0.isMeasuring && $0.id.name != .body && isBuiltFromGeometry($0.node) },
      size: series.readers.lazy.compactMap(sizeChange).first,
      position: series.readers.lazy.compactMap(positionChange).first)
  }

  /// Returns whether the content around a node is built from geometry that has changed: directly, or by a preference
  /// whose publisher reads geometry.
  private func isBuiltFromGeometry(_ node: ViewNode) -> Bool {
    var node = node
    while let parent = node.parent {
      if let geometry = parent as? GeometryReaderNode {
        if !LoopPublisher.answers(of: geometry, in: evidence).isEmpty { return true }
      } else if let builder = parent as? any BuildsFromPreference, builder.builtContent === node,
        let primary = parent.asUnary?.child
      {
        let publisher = LoopPublisher(of: builder.readKey, below: primary, evidence)
        if publisher.hasPublished, !publisher.measuresNothing { return true }
      }
      node = parent
    }
    return false
  }

  // MARK: From the state on

  private func step(of state: StateHistory) -> LoopStep {
    let last = state.changes.last
    let (old, new) = (last?.old.map(describeBriefly), last?.new.map(describeBriefly))
    if case .ofObject(let name, _) = state.id.property {
      return LoopStep(.state, path: state.path, .changesObject(name, old: old, new: new))
    }
    let path = state.id.property.nameInView.map { "\(state.path).\($0)" } ?? state.path
    return LoopStep(.state, path: path, .changes(old: old, new: new))
  }

  private func steps(after state: StateHistory) -> [LoopStep] {
    let property = state.id.property
    let effect = replay?.effect(of: state)
    let walk = effect?.walk ?? state.changes.last.flatMap { change in evidence.last { $0.pass > change.pass } }
    let readers = effect?.nodes ?? state.readers
    guard let walk, let (resize, bodies) = walk.resize(from: readers, near: measuredPlaces) else {
      return readers.prefix(2).map { node in
        // Alignment guides and layouts read state when they run.
        guard let item = node.asItem else {
          return LoopStep(.body, path: node.path, .reads(property))
        }
        return LoopStep(
          .layout, path: item.layoutPath, node is any DeliveryReader ? .reads(property) : .places(reading: property))
      } + (inputStep(of: state).map { [$0] } ?? [])
    }
    // No body reads a scroll request.
    let evaluated = property == .scrollPosition ? [] : bodies
    var steps = evaluated.prefix(4).enumerated().map { index, body in
      LoopStep(.body, path: body.path, index == 0 ? .reads(property) : .isGivenAnotherValue(input: nil))
    }
    steps.append(
      LoopStep(
        .layout, path: resize.item.layoutPath(ofAxes: resize.axes),
        .isLaidOut(LoopStep.LayoutChange(resize, in: walk, modifier: modifierToMeasureInside(resize, of: state)))))
    steps += walk.choices.prefix(2).map { choice in
      LoopStep(.layout, path: choice.item.layoutPath, .chooses(choice.new, insteadOf: choice.old))
    }
    // The state can also change a layout, such as that of a text that shows it, which does not cause the next round.
    if canBeCausedByInput, let step = inputStep(of: state) { steps.append(step) }
    return steps
  }
}

extension LoopStep.LayoutChange {
  /// - Parameter modifier: The modifier inside which the measurement does not continue the loop, or `nil` if there is
  ///   none.
  fileprivate init(_ resize: LoopEvidence.Resize, in walk: LoopEvidence, modifier: String?) {
    // The layout replaces the views of alternatives, and not the state.
    let isChoice = resize.item is SingleSourceNode
    self.init(
      oldSize: resize.oldSize, newSize: resize.newSize, hadProposal: resize.hadProposal, proposal: resize.proposal,
      isLeaf: resize.item.isLeaf, modifier: modifier, hasOtherItems: !isChoice && walk.hasOtherItems(resize.item),
      exchange: walk.exchange(in: resize.item).map { LoopStep.Exchange($0) })
  }
}

extension ItemNode {
  /// Whether this item contains no other item.
  fileprivate final var isLeaf: Bool {
    var isLeaf = true
    forEachItem { _ in isLeaf = false }
    return isLeaf
  }
}

extension LoopCycle {
  /// Returns the name of a modifier of client code such that a measurement inside it does not continue the loop; `nil`
  /// if there is none.
  ///
  /// - If the content of the resized modifier keeps its lengths, that is the resized modifier. The content of a frame
  ///   can also have the length of the frame, such as a color.
  /// - If the resized item has the length that the state specifies, it is the first modifier around it that adds a
  ///   length, such as a padding.
  fileprivate func modifierToMeasureInside(_ resize: LoopEvidence.Resize, of state: StateHistory) -> String? {
    guard isMeasured(resize.item) else { return nil }
    let axes = Axis.allCases.filter { resize.axes.contains(Axis.Set($0)) }
    if let content = resize.content, axes.allSatisfy({ content.old.length(along: $0) == content.new.length(along: $0) })
    {
      return resize.item.clientModifier(ofAxes: resize.axes)
    }
    let numbers = ValueShape(state.changes.last?.new).numbers.map(\.number.value)
    guard axes.allSatisfy({ numbers.contains(Double(resize.newSize.length(along: $0))) }) else { return nil }
    var inner = resize.item
    while let outer = inner.container, isMeasured(outer), let name = outer.clientModifier(ofAxes: resize.axes) {
      if axes.contains(where: { outer.size.length(along: $0) != inner.size.length(along: $0) }) { return name }
      inner = outer
    }
    return nil
  }
}

extension ItemNode {
  /// Returns the name of the modifier in client code that this item represents; `nil` for any other item.
  fileprivate final func clientModifier(ofAxes axes: Axis.Set) -> String? {
    pathComponent != nil || asContainer != nil || isDeclaredByFramework ? nil : modifierName(ofAxes: axes)
  }
}

extension ViewNode {
  /// Returns the nearest geometry effect around this node that client code declares and that has changed; `nil` if
  /// there is none.
  fileprivate final func effectAround(changed: Set<ObjectIdentifier>) -> LoopEffect? {
    var node: ViewNode? = self
    var inner: ItemNode?
    var containsLayout = false
    while let current = node {
      if let effect = current as? any MovesContent, changed.contains(ObjectIdentifier(current)),
        !current.isDeclaredByFramework
      {
        return LoopEffect(effect.nameOfEffect, containsLayout: containsLayout)
      }
      if let item = current.asItem {
        if let inner, !(item is any MovesContent), inner.origin != .zero || inner.size != item.size {
          containsLayout = true
        }
        inner = item
      }
      node = current.asItem?.container ?? current.parent
    }
    return nil
  }
}
