package import TributaryGeometry
@_spi(Engine) package import TributaryEngine

/// The record of one walk over the tree, limited to the facts that loop reports require.
///
/// Invariant: no list is longer than `limit`, so that a loop in a large tree records no more than one in a small tree.
///
/// Tested by `LoopCostTests`.
package struct LoopEvidence {
  package let pass: Int
  package private(set) var evaluations: ContiguousArray<Evaluation> = []
  package private(set) var resizes: ContiguousArray<Resize> = []
  package private(set) var publications: ContiguousArray<Publication> = []
  package private(set) var exchanges: ContiguousArray<LoopExchange> = []
  package private(set) var choices: ContiguousArray<Choice> = []
  package private(set) var answers: ContiguousArray<GeometryAnswer> = []
  package private(set) var inputs: ContiguousArray<Input> = []
  private var lastInvalidated: ItemNode?

  package static let limit = 256
  /// The largest number of items whose exchanged views are recorded, because each record has a list of views.
  private static let mostExchanges = 16

  /// A body or content closure that ran.
  package struct Evaluation {
    package let node: ViewNode
    /// The evaluation that contains this one; `nil` if a change of a value that it read caused it.
    package let cause: ViewNode?
  }

  /// A view whose value has changed because client code created a property again.
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
    /// The sizes of the only item inside; `nil` for any other item.
    package var content: (old: CGSize, new: CGSize)?
    package let hadProposal: ProposedViewSize
    package var proposal: ProposedViewSize
    /// Whether the item had a place before the walk, and was not created in it.
    package let wasPlaced: Bool

    /// The axes along which the size has changed.
    package var axes: Axis.Set {
      var axes: Axis.Set = []
      if oldSize.width != newSize.width { axes.insert(.horizontal) }
      if oldSize.height != newSize.height { axes.insert(.vertical) }
      return axes
    }
  }

  /// An item whose layout shows another one of its alternatives, with the names of both.
  package struct Choice {
    package let item: ItemNode
    package let old: String
    package let new: String
  }

  /// An item whose published value has changed.
  package struct Publication {
    package let node: ViewNode
    package let key: PreferenceKeyInfo?
    package let cause: ViewNode?
  }

  package init(pass: Int) { self.pass = pass }

  package mutating func take(_ event: FrameEvent) {
    let cause = currentEvaluation.node
    switch event {
    case .willEvaluate(let node) where evaluations.count < Self.limit:
      evaluations.append(Evaluation(node: node, cause: cause))
    case .didReceive(let node, let values) where inputs.count < Self.limit:
      if let property = alreadyOnMainActor(with: values, { UnequalInput(of: $0.type, $0.old, $0.new) }) {
        inputs.append(Input(node: node, property: property, cause: cause))
      }
    case .didInvalidate(let item):
      defer { lastInvalidated = item }
      // An item invalidates its ancestors, so only the item where the invalidation began is recorded.
      if lastInvalidated?.container === item || resizes.count >= Self.limit { return }
      if resizes.contains(where: { $0.item === item }) { return }
      resizes.append(
        Resize(
          item: item, cause: cause, oldSize: item.size, newSize: item.size,
          content: item.asUnary?.child.map { ($0.size, $0.size) }, hadProposal: item.proposal,
          proposal: item.proposal, wasPlaced: item.flags.contains(.isPlaced)))
    case .didPublish(let node, let key) where publications.count < Self.limit:
      publications.append(Publication(node: node, key: key, cause: cause))
    case .didExchange(let item, let old, let new) where exchanges.count < Self.mostExchanges:
      if let exchange = LoopExchange(in: item, from: old, to: new) { exchanges.append(exchange) }
    case .didChoose(let item, let old, let new) where choices.count < Self.mostExchanges:
      let names = (old: old.name(in: item), new: new.name(in: item))
      func indexed(_ name: String, _ choice: ItemNode) -> String {
        let index = names.old == names.new ? item.asContainer?.items.firstIndex { $0 === choice } : nil
        return index.map { "\(name)[\($0)]" } ?? name
      }
      choices.append(Choice(item: item, old: indexed(names.old, old), new: indexed(names.new, new)))
    case .didAnswerAnew(let answer) where answers.count < Self.limit:
      answers.append(answer)
    default: break
    }
  }

  /// Records the final sizes at the end of the walk.
  package mutating func endWalk() {
    for index in resizes.indices {
      resizes[index].newSize = resizes[index].item.size
      if let content = resizes[index].item.asUnary?.child { resizes[index].content?.new = content.size }
      resizes[index].proposal = resizes[index].item.proposal
    }
    for index in exchanges.indices { exchanges[index].endWalk() }
    lastInvalidated = nil
  }

  // MARK: Queries

  /// Whether the size of an item or the result of a geometry read has changed.
  package var movesAnything: Bool { !answers.isEmpty || resizes.contains { $0.oldSize != $0.newSize } }

  /// Returns the nested evaluations from one of `readers` down to `node`; `nil` if there is no such chain.
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

  /// Returns the views that received a property that an evaluation of `readers` created again, with the property.
  package func inputs(from readers: [ViewNode]) -> [Input] {
    inputs.filter { chain(from: readers, to: $0.cause) != nil }
  }

  /// Returns the first item that an evaluation of `readers` resized, or otherwise the first that it invalidated, with
  /// the evaluations that lead to it.
  package func firstResize(from readers: [ViewNode]) -> (resize: Resize, bodies: [ViewNode])? {
    var fallback: (Resize, [ViewNode])?
    for resize in resizes {
      // Containers collect inserted and removed items after the bodies have run.
      let isCollected = resize.cause == nil && hasOtherItems(resize.item)
      guard let bodies = isCollected ? Array(readers.prefix(1)) : chain(from: readers, to: resize.cause) else {
        continue
      }
      if resize.oldSize != resize.newSize { return (resize, bodies) }
      if fallback == nil { fallback = (resize, bodies) }
    }
    return fallback
  }

  /// Returns the layout change that leads from `readers` to a measurement: the one that `firstResize(from:)` returns,
  /// or the insertion or removal of views in an item that is nearer to the measurement.
  ///
  /// - Parameter measured: The places of the measured views.
  package func resize(
    from readers: [ViewNode], near measured: [TreePosition]
  ) -> (resize: Resize, bodies: [ViewNode])? {
    guard var found = firstResize(from: readers), exchange(in: found.resize.item) == nil else {
      return firstResize(from: readers)
    }
    func nearness(_ item: ItemNode) -> Int {
      let place = TreePosition(item)
      return measured.lazy.map { place.common(with: $0).depth }.max() ?? 0
    }
    // The size of an item in an inserted view is a consequence of the insertion.
    let isCause = found.resize.oldSize != found.resize.newSize && found.resize.wasPlaced
    var best = isCause ? nearness(found.resize.item) : -1
    for resize in resizes where resize.cause == nil && exchange(in: resize.item) != nil {
      let nearness = nearness(resize.item)
      if nearness > best { (found, best) = ((resize, Array(readers.prefix(1))), nearness) }
    }
    return found
  }

  /// Returns the exchange of views in an item; `nil` if there was none.
  package func exchange(in item: ItemNode) -> LoopExchange? { exchanges.first { $0.item === item } }

  /// Returns whether items were inserted into or removed from an item.
  package func hasOtherItems(_ item: ItemNode) -> Bool {
    publications.contains { $0.node === item && $0.key == nil }
  }
}

extension ContiguousArray<LoopEvidence> {
  /// Whether no size and no geometry result has changed in the last walks.
  package var isStill: Bool { suffix(8).allSatisfy { !$0.movesAnything } }
}

extension ItemNode {
  /// Returns the name of the outermost view between this item and an enclosing one.
  fileprivate final func name(in container: ItemNode) -> String {
    var name = nextPathComponent ?? modifierName()
    var node: ViewNode? = self
    while let current = node, current !== container {
      if let part = current.pathComponent { name = part }
      node = current.parent
    }
    return name
  }
}
