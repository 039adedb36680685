@_spi(Engine) import TributaryEngine

/// A random tree and the actions that insert, exchange, and remove its parts with animation.
struct LeavingScript {
  let part: LeavingPart
  var steps: [LeavingStep]
  /// Points of taps between the actions; `nil` where there is none.
  let taps: [CGPoint?]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    part = .random(&generator, depth: generator.number(3..<7))
    steps = (0..<generator.number(3..<9)).map { _ in .random(&generator) }
    taps = steps.map { _ in
      generator.chance(12) ? CGPoint(x: generator.number(0..<200), y: generator.number(0..<200)) : nil
    }
  }

  /// Runs the actions on one host, lets all animations end, and compares the host with a fresh one.
  ///
  /// - Returns: The first difference or violated invariant; `nil` if there is none.
  @MainActor func firstDifference() -> String? {
    let model = LeavingModel()
    let host = host(of: model)
    for (index, step) in steps.enumerated() {
      host.update { step.perform(on: model) }
      if let tap = taps[index] { host.tap(at: tap) }
      for pause in step.pauses { _ = host.advanced(by: pause).displayList }
      let broken = host.core.checkInvariants(recomputing: false)
      if !broken.isEmpty { return "after step \(index): \(broken.joined(separator: "\n"))" }
    }
    for _ in 0..<4 where host.isAnimating { host.advance(by: 20) }
    if host.isAnimating { return "it still moves" }
    let broken = host.core.checkInvariants()
    if !broken.isEmpty { return "at the end: \(broken.joined(separator: "\n"))" }
    let fresh = self.host(of: model.copy())
    for _ in 0..<4 where fresh.isAnimating { fresh.advance(by: 20) }
    return difference(host, fresh)
  }

  @MainActor private func host(of model: LeavingModel) -> ViewHost<LeavingRoot> {
    settledHost(240, 300) { LeavingRoot(part, model) }
  }

  @MainActor private func difference(_ host: ViewHost<LeavingRoot>, _ fresh: ViewHost<LeavingRoot>) -> String? {
    if host.displayList != fresh.displayList, !isDifferenceOfPast(host, fresh) {
      return "display list\n\(host.displayList)from scratch\n\(fresh.displayList)"
    }
    let counts = (host.core.nodeCount, fresh.core.nodeCount)
    if counts.0 != counts.1 { return "\(counts.0) nodes, from scratch \(counts.1)" }
    return nil
  }

  /// Returns whether two drawings differ only because of states before the last one: the sheet presented last is in
  /// front of the other sheets, and a fresh host estimates lengths of rows that an edited host knows.
  @MainActor private func isDifferenceOfPast(_ host: ViewHost<LeavingRoot>, _ fresh: ViewHost<LeavingRoot>) -> Bool {
    let lengths = (host.core.rowLengthCounts, fresh.core.rowLengthCounts)
    if lengths.1.estimated > 0, lengths.0.known > lengths.1.known { return true }
    let sheets = (host.core.shownSheetCount, fresh.core.shownSheetCount)
    return sheets.0 == sheets.1 && sheets.0 > 1
      && Self.drawing(host.displayList, sortingLast: sheets.0) == Self.drawing(fresh.displayList, sortingLast: sheets.1)
  }

  /// Returns the text of each drawing in the root, with the last ones in a fixed order.
  private static func drawing(_ list: DisplayList, sortingLast count: Int) -> [String] {
    var drawings: [String] = []
    for line in list.description.split(separator: "\n") {
      if !line.hasPrefix(" ") { drawings.append("") }
      drawings[drawings.count - 1] += line + "\n"
    }
    return drawings.dropLast(count) + drawings.suffix(count).sorted()
  }
}

extension ViewGraph {
  /// The numbers of rows of lazy containers whose lengths are known and estimated.
  @MainActor fileprivate var rowLengthCounts: (known: Int, estimated: Int) {
    let stacks = features[LazyRegistry.self]?.containers.compactMap { handles.node(for: $0) } ?? []
    let lengths = stacks.flatMap { stack in (0..<stack.unitCount).compactMap { stack.rowLengths(ofUnit: $0) } }
    let known = lengths.reduce(0) { $0 + $1.knownCount }
    return (known, lengths.reduce(0) { $0 + $1.count } - known)
  }

  @MainActor fileprivate var shownSheetCount: Int { LayeredRootNode.of(self)?.layers.count(where: \.isShown) ?? 0 }

  /// The number of nodes in the tree, except for the rows of lazy containers and the modifiers around rows: a row that
  /// was visible may still exist, for example in a view that `ViewThatFits` no longer chooses.
  @MainActor var nodeCount: Int {
    var count = 0
    var nodes: [ViewNode] = [root]
    while let node = nodes.popLast() {
      if node is LazyRowNode || node.asItem?.decoratesRow == true { continue }
      count += 1
      node.forEachExistingChild { nodes.append($0) }
    }
    return count
  }
}

extension ItemNode {
  /// Whether this item is a modifier around a view of a row.
  fileprivate var decoratesRow: Bool {
    var item: ItemNode = self
    while let unary = item.asUnary, unary.content == nil, let inner = unary.decoratedItem { item = inner }
    return item !== self && item.row != nil
  }
}
