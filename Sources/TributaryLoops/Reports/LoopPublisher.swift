import TributaryDiagnostics
package import TributaryLoopRules
import TributaryGeometry
@_spi(Engine) package import TributaryEngine

/// The publisher of a value that a reader received, and the folds between the publisher and the reader.
@MainActor
package struct LoopPublisher {
  package private(set) var writer: LoopStep?
  /// The node of the publisher.
  package private(set) var node: ViewNode?
  /// Whether any publisher has changed its value in the recorded passes.
  package private(set) var hasPublished = false
  package private(set) var folds: [LoopStep] = []
  /// The modifiers between the writer and the reader that change the value.
  package private(set) var transforms: [LoopStep] = []
  /// Whether the value does not depend on geometry.
  package private(set) var measuresNothing = false

  /// The largest number of containers in the steps.
  private static let maximumFolds = 3

  package init(of key: PreferenceKeyInfo, below top: ItemNode, _ evidence: ContiguousArray<LoopEvidence>) {
    let trace = top.trace(key, isBrief: true)
    let candidates = trace.entries.indices.filter {
      trace.entries[$0].kind != .reader && trace.entries[$0].hiddenBy == nil
    }
    let places = Dictionary(
      candidates.map { (ObjectIdentifier(trace.nodes[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    let published = evidence.reversed().lazy.compactMap { walk in
      walk.publications.lazy.filter { $0.key === key }.compactMap { places[ObjectIdentifier($0.node)] }.min()
    }.first
    hasPublished = published != nil
    guard let index = published ?? candidates.first else { return }
    let node = trace.nodes[index]
    self.node = node
    let entry = trace.entries[index]
    addTransforms(of: trace, after: index)
    measuresNothing =
      !(node is any MeasuresGeometry)
      && Self.readers(around: node).allSatisfy {
        Self.answers(of: $0, in: evidence).isEmpty
      }
    writer = LoopStep(
      .writer, path: node.path, location: entry.location,
      .publishes(
        trace.values[index].map(describeBriefly), reading: Self.geometry(around: node, below: top, evidence)))
    addFolds(of: key, from: node, to: top)
  }

  /// The publisher of a view that no longer exists.
  package var removed: LoopPublisher {
    var publisher = self
    if let writer, case .publishes(let value, _) = writer.fact {
      publisher.writer = LoopStep(
        writer.kind, path: writer.path, location: writer.location, .isRemoved(published: value))
    }
    return publisher
  }

  /// Adds the transforms of a writer's value between the writer and the reader.
  private mutating func addTransforms(of trace: PreferenceTraceBuilder, after writer: Int) {
    var place = trace.receivers[writer]
    while let index = place {
      if trace.entries[index].kind == .transform, trace.entries[index].hiddenBy == nil {
        transforms.append(
          LoopStep(
            .writer, path: trace.nodes[index].path, location: trace.entries[index].location,
            .edits(to: trace.values[index].map(describeBriefly))))
      }
      place = trace.receivers[index]
    }
  }

  /// Returns the geometry readers whose content contains a node.
  private static func readers(around node: ViewNode) -> [GeometryReaderNode] {
    NodeWalk(from: node) { $0.parent }.all(of: GeometryReaderNode.self)
  }

  /// Returns the changes of the geometry that the writer has read.
  private static func geometry(
    around node: ViewNode, below top: ItemNode, _ evidence: ContiguousArray<LoopEvidence>
  ) -> [LoopStep.GeometryChange] {
    let reader = node.ancestors.prefix { $0 !== top }.first(of: GeometryReaderNode.self)
    return reader.map { answers(of: $0, in: evidence) } ?? []
  }

  /// Returns the last changes of the geometry that readers of an item received, at most two.
  package static func answers(
    of item: ItemNode, in evidence: ContiguousArray<LoopEvidence>
  ) -> [LoopStep.GeometryChange] {
    for walk in evidence.reversed() {
      let changes = walk.answers.filter { $0.item === item }.compactMap { answer in
        answer.question.map { LoopStep.GeometryChange($0, old: answer.old, new: item.answer($0)) }
      }
      if !changes.isEmpty { return Array(changes.prefix(2)) }
    }
    return []
  }

  private mutating func addFolds(of key: PreferenceKeyInfo, from node: ViewNode, to top: ItemNode) {
    var current = node.contributingItem?.container
    while let item = current, folds.count < Self.maximumFolds {
      var contributors = 0
      item.forEachItem { if $0.contributes(to: key) { contributors += 1 } }
      if contributors > 1, let source = item.contribution(to: key) {
        folds.append(
          LoopStep(
            .fold, path: item.layoutPath,
            .reduces(count: contributors, to: describeBriefly(key.anyValue(source)))))
      }
      if item === top { return }
      current = item.container
    }
  }
}

extension LoopStep.GeometryChange {
  /// Creates the change between two results of a geometry query.
  fileprivate init(_ question: ProxyTarget.Question, old: ProxyTarget.Answer, new: ProxyTarget.Answer) {
    let kind: Question =
      switch question {
      case .size: .size
      case .safeArea: .safeArea
      case .frame, .bounds: .frame
      }
    self.init(kind, old: CGRect(origin: old.origin, size: old.size), new: CGRect(origin: new.origin, size: new.size))
  }
}
