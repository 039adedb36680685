package import TributaryGeometry

/// What one walk over the tree did, as far as a report of a loop may need it.
///
/// Invariant: no list is longer than `limit`, so that a loop in a huge tree keeps no more than one in a small one.
///
/// Tested by `LoopCostTests`.
package struct LoopEvidence {
  package let pass: Int
  package private(set) var evaluations: ContiguousArray<Evaluation> = []
  package private(set) var resizes: ContiguousArray<Resize> = []
  package private(set) var publications: ContiguousArray<Publication> = []
  package private(set) var answers: ContiguousArray<GeometryAnswer> = []
  package private(set) var inputs: ContiguousArray<Input> = []
  private var lastInvalidated: ItemNode?

  package static let limit = 256

  /// A body or content closure that ran.
  package struct Evaluation {
    package let node: ViewNode
    /// The evaluation inside which it ran; `nil` if something that it read had changed.
    package let cause: ViewNode?
  }

  /// A view with a new value because of a closure or object that was created again.
  package struct Input {
    package let node: ViewNode
    package let property: UnequalInput
    /// The evaluation that created it.
    package let cause: ViewNode?
  }

  /// An item whose size or content was out of date.
  package struct Resize {
    package let item: ItemNode
    package let cause: ViewNode?
    package let oldSize: CGSize
    package var newSize: CGSize
    package let hadProposal: ProposedViewSize
    package var proposal: ProposedViewSize

    /// The axes on which the size is another one.
    package var axes: Axis.Set {
      var axes: Axis.Set = []
      if oldSize.width != newSize.width { axes.insert(.horizontal) }
      if oldSize.height != newSize.height { axes.insert(.vertical) }
      return axes
    }
  }

  /// An item that published otherwise.
  package struct Publication {
    package let item: ItemNode
    package let key: PreferenceKeyInfo?
    package let cause: ViewNode?
  }

  package init(pass: Int) { self.pass = pass }

  package mutating func take(_ event: FrameEvent) {
    let cause = currentEvaluation.node
    switch event {
    case .willEvaluate(let node) where evaluations.count < Self.limit:
      evaluations.append(Evaluation(node: node, cause: cause))
    case .didReceive(let node, let property) where inputs.count < Self.limit:
      inputs.append(Input(node: node, property: property, cause: cause))
    case .didInvalidate(let item):
      defer { lastInvalidated = item }
      // Those around an item are told by it; only where it began is worth a line.
      if lastInvalidated?.container === item || resizes.count >= Self.limit { return }
      if resizes.contains(where: { $0.item === item }) { return }
      resizes.append(
        Resize(
          item: item, cause: cause, oldSize: item.size, newSize: item.size, hadProposal: item.proposal,
          proposal: item.proposal))
    case .didPublish(let item, let key) where publications.count < Self.limit:
      publications.append(Publication(item: item, key: key, cause: cause))
    case .didAnswerAnew(let answer) where answers.count < Self.limit:
      answers.append(answer)
    default: break
    }
  }

  /// Every item has its size.
  package mutating func endWalk() {
    for index in resizes.indices {
      resizes[index].newSize = resizes[index].item.size
      resizes[index].proposal = resizes[index].item.proposal
    }
    lastInvalidated = nil
  }

  // MARK: Questions

  /// Whether an item has another size, or someone who read geometry is answered otherwise.
  package var movesAnything: Bool { !answers.isEmpty || resizes.contains { $0.oldSize != $0.newSize } }

  /// The evaluations from one of `readers` down to `node`, without `node` itself if it is a reader; `nil` if nothing leads there.
  package func chain(from readers: [ViewNode], to node: ViewNode?) -> [ViewNode]? {
    var chain: [ViewNode] = []
    var current = node
    while let node = current, chain.count < Self.limit {
      chain.append(node)
      if readers.contains(where: { $0 === node }) { return chain.reversed() }
      current = evaluations.first { $0.node === node }?.cause
    }
    return nil
  }

  /// The first view that an evaluation of `readers` gave a closure or object that was created again.
  package func firstInput(from readers: [ViewNode]) -> Input? {
    inputs.first { chain(from: readers, to: $0.cause) != nil }
  }

  /// The first item that an evaluation of `readers` resized, else the first that it let be placed anew, with the
  /// evaluations that lead to it.
  package func firstResize(from readers: [ViewNode]) -> (resize: Resize, bodies: [ViewNode])? {
    var fallback: (Resize, [ViewNode])?
    for resize in resizes {
      // Containers collect what came or went after the bodies have run.
      let isCollected = resize.cause == nil && hasOtherItems(resize.item)
      guard let bodies = isCollected ? Array(readers.prefix(1)) : chain(from: readers, to: resize.cause) else {
        continue
      }
      if resize.oldSize != resize.newSize { return (resize, bodies) }
      if fallback == nil { fallback = (resize, bodies) }
    }
    return fallback
  }

  /// Whether items came or went in an item.
  package func hasOtherItems(_ item: ItemNode) -> Bool {
    publications.contains { $0.item === item && $0.key == nil }
  }
}

extension ContiguousArray<LoopEvidence> {
  /// Whether nothing has moved in the last walks.
  package var isStill: Bool { suffix(8).allSatisfy { !$0.movesAnything } }
}
