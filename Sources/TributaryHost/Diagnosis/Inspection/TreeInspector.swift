@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryInspection
import TributaryLayout
@_spi(Engine) import TributaryViews

/// An inspector that walks the tree and records each inspected node, in view order.
///
/// It evaluates no bodies, and does not modify the tree.
@MainActor
struct TreeInspector {
  private let core: ViewGraph
  private let numbers: NodeNumbers
  private let budget: Inspection.Budget
  /// A closure that returns whether the path of a node is already known, because computing it is expensive in deep
  /// trees.
  private let hasPath: (Int) -> Bool

  private(set) var nodes: [Inspection.Node] = []
  private(set) var omitted = 0
  /// The keys that views in the tree read.
  private(set) var readKeys: [PreferenceKeyInfo] = []
  private var reads: [Int: [String]] = [:]

  init(
    _ core: ViewGraph, _ numbers: NodeNumbers, budget: Inspection.Budget,
    hasPath: @escaping (Int) -> Bool = { _ in false }
  ) {
    self.core = core
    self.numbers = numbers
    self.budget = budget
    self.hasPath = hasPath
    visit(core.root, NodeContext(parent: nil, depth: 0, identity: [], controls: FrameworkBodies()))
    for index in nodes.indices { nodes[index].reads = reads[nodes[index].id] ?? [] }
  }

  /// The context of a node.
  private struct NodeContext {
    var parent: Int?
    var depth: Int
    /// The identities that are not recorded yet, outermost first.
    var identity: [String]
    /// The bodies of controls around the node, up to the first content of client code.
    var controls: FrameworkBodies
  }

  /// Records a node and its descendants.
  ///
  /// - Returns: The bounding box of the items of the node in the coordinate space of the root; `nil` if none is placed.
  @discardableResult
  private mutating func visit(_ node: ViewNode, _ outer: NodeContext) -> CGRect? {
    if core.stack.isNearlyFull {
      omitted += 1
      return nil
    }
    // A modifier around one of several items is recorded at that item rather than at the position of the modifier.
    if let unary = node.asUnary, unary.content == nil, unary.child != nil { return nil }
    var around = outer
    around.identity += identities(of: node)
    if let item = node.asItem {
      for decoration in Self.decorations(of: item) {
        // A list adds modifiers to the rows that client code declares.
        if !add(decoration, isPart: decoration.isPartOfFrameworkBody, &around) { return nil }
      }
    }
    guard node.isInspected else {
      around.controls.descend(into: node)
      return visitChildren(of: node, around)
    }
    guard add(node, isPart: !around.controls.isEmpty, &around) else { return nil }
    let index = nodes.count - 1
    around.controls.descend(into: node)
    let box = visitChildren(of: node, around)
    guard let item = node.asItem else {
      nodes[index].frame = box
      return box
    }
    return nodes[index].frame ?? item.inspectedFrame
  }

  /// Returns the explicit identities of a node.
  private func identities(of node: ViewNode) -> [String] {
    var result: [String] = []
    if let id = (node.parent as? any HoldsElements)?.elementID(of: node) {
      result.append("ForEach \(describeBriefly(id))")
    }
    if let giver = node as? any GivesIdentity { result.append("id \(describeBriefly(giver.givenIdentity.base))") }
    return result
  }

  private mutating func visitChildren(of node: ViewNode, _ around: NodeContext) -> CGRect? {
    var children: ContiguousArray<ViewNode> = []
    node.forEachChild { children.append($0) }
    var box: CGRect?
    for child in children {
      guard let frame = visit(child, around) else { continue }
      box = box.map { $0.union(frame) } ?? frame
    }
    return box
  }

  /// Returns the modifiers around one item of a container, outermost first.
  private static func decorations(of item: ItemNode) -> [UnaryNode] {
    var result: [UnaryNode] = []
    var outer = item.container
    while let unary = outer?.asUnary, unary.content == nil {
      result.append(unary)
      outer = unary.container
    }
    return result.reversed()
  }

  /// Records a node, which becomes the parent of the following nodes.
  ///
  /// - Parameter isPart: Whether the node is in the body of a control and not in content of client code.
  /// - Returns: Whether the node is within the budget.
  private mutating func add(_ node: ViewNode, isPart: Bool, _ around: inout NodeContext) -> Bool {
    guard nodes.count < budget.nodes else {
      omitted += 1
      return false
    }
    let id = numbers.number(of: node)
    let item = node.asItem
    let text = (node as? TextNode)?.shownContent
    var new = Inspection.Node(
      id: id, parent: around.parent, depth: around.depth, kind: node.inspectedKind, type: node.inspectedType,
      path: hasPath(id) ? "" : node.path, identifier: (node as? IdentifierNode)?.identifier,
      identity: around.identity.isEmpty ? nil : budget.limited(around.identity.joined(separator: ", ")),
      text: text.map { budget.limited($0) }, frame: item?.inspectedFrame, layout: item.map { layout(of: $0) })
    let isOfPackage = node.isFrameworkBody
    new.isControl = isOfPackage == true
    new.isInner =
      (isPart || node.isUnnamedFrameworkView) && new.identifier == nil
      && !(text?.contains { !$0.isWhitespace } ?? false) && isOfPackage != false
    new.traits = traits(of: item)
    new.absences = node.absence().names
    if let body = node.asEvaluated, body.layout.hasDynamicProperties { describe(body, into: &new) }
    if let reader = node as? any ReadsPreference, !readKeys.contains(where: { $0 === reader.readKey }) {
      readKeys.append(reader.readKey)
    }
    nodes.append(new)
    around.parent = id
    around.depth += 1
    around.identity = []
    return true
  }

  /// Records the state of a body, and the values that it reads from the environment.
  private mutating func describe(_ body: EvaluatedNode, into node: inout Inspection.Node) {
    var storages: [StateStorage] = []
    body.visitStorage(StorageVisitor { storages.append($0) })
    for storage in storages {
      let name = storage.propertyName
      node.state.append(Inspection.Property(name, budget.limited(describeBriefly(storage.anyValue))))
      for entry in storage.readers.all where core.isCurrent(entry) {
        guard let reader = core.handles.node(for: entry.handle)?.inspectedNode else { continue }
        let text = "\(node.type).\(name)"
        let number = numbers.number(of: reader)
        if reads[number]?.contains(text) != true { reads[number, default: []].append(text) }
      }
    }
    node.environment = body.inspectedEnvironment.map { Inspection.Property($0.name, budget.limited($0.value)) }
  }

  private func traits(of item: ItemNode?) -> [Inspection.Property] {
    guard let item else { return [] }
    if let node = item as? LayoutPriorityNode {
      return [Inspection.Property("layoutPriority", "\(node.priority)")]
    }
    return item is ZIndexNode ? [Inspection.Property("zIndex", "\(item.zIndex)")] : []
  }

  private func layout(of item: ItemNode) -> Inspection.Layout {
    let transform = item.contentTransform(.model).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].map { Double($0) } }
    return Inspection.Layout(
      proposal: Inspection.Proposal(item.proposal), size: item.size.asExtents, origin: item.origin.asCoordinates,
      isRigid: item.isRigid, transform: transform?.allSatisfy(\.isFinite) ?? false ? transform : nil,
      distribution: (item as? LinearNode).flatMap { distribution(of: $0) },
      alignment: (item as? any AligningNode)?.inspectedAlignment,
      guides: (item as? any GuidedNode)?.inspectedGuides ?? [])
  }

  private func distribution(of stack: LinearNode) -> Inspection.Distribution? {
    // The solver can be in use if client code inspects its host during layout.
    guard stack.items.count > 1, stack.turn.isFree else { return nil }
    let shares = stack.solver.shares(of: stack.items)
    guard !shares.isEmpty else { return nil }
    return Inspection.Distribution(
      axis: stack.axis == .horizontal ? "horizontal" : "vertical", length: .init(stack.solver.dividedLength),
      gaps: stack.solver.gaps,
      shares: shares.map { share in
        Inspection.ChildAllocation(
          node: numbers.number(of: stack.items[share.index].inspectedPart),
          priority: share.priority == -.infinity ? .unspecified : .init(share.priority),
          flexibility: .init(share.flexibility), offered: .init(share.offered), taken: share.taken,
          left: .init(share.left))
      })
  }
}

/// A property of a view that an inspection shows in addition to state.
protocol InspectedProperty: DynamicProperty {
  /// Returns the value of the property at `address` as text; `nil` if it has no value.
  @MainActor static func inspectedValue(at address: UnsafeRawPointer) -> String?
}

extension Environment: InspectedProperty {
  @MainActor
  static func inspectedValue(at address: UnsafeRawPointer) -> String? {
    let property = address.assumingMemoryBound(to: Environment<Value>.self).pointee
    return property.presentValue.map { describeBriefly($0) }
  }
}

extension EvaluatedNode {
  /// The properties that are read from the environment, with their current values.
  @MainActor
  final var inspectedEnvironment: [Inspection.Property] {
    var result: [Inspection.Property] = []
    withValue { address in
      for property in layout.properties {
        guard let type = property.type as? any InspectedProperty.Type,
          let value = alreadyOnMainActor({ type.inspectedValue(at: address + property.offset) })
        else { continue }
        let name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
        result.append(Inspection.Property(name, value))
      }
    }
    return result
  }
}
