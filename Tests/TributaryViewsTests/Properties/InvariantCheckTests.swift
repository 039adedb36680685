@testable import TributaryAnimation
@_spi(Engine) @testable import TributaryEngine
@_spi(Engine) @testable import TributaryViews
@testable import TributaryHost

/// A check that cannot fail is useless: each check of the tree is made to fail once.
@MainActor struct InvariantCheckTests {
  /// A corruption of the tree, and the message that the check reports.
  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let sentence: String
    let make: @MainActor @Sendable (ViewNode) -> Bool

    /// - Parameter make: A closure that corrupts a node of one type, and returns whether it is possible.
    init<Node: ViewNode>(_ name: String, _ sentence: String, _ make: @escaping @MainActor @Sendable (Node) -> Bool) {
      (self.name, self.sentence) = (name, sentence)
      self.make = { ($0 as? Node).map { make($0) } ?? false }
    }

    /// - Parameter make: A closure that corrupts any node of one type.
    init<Node: ViewNode>(
      _ name: String, _ sentence: String, always make: @escaping @MainActor @Sendable (Node) -> Void
    ) {
      self.init(name, sentence) { (node: Node) in
        make(node)
        return true
      }
    }

    var testDescription: String { name }
  }

  nonisolated static let damages: [Damage] = [
    Damage("the mark of a queue", "A node with the mark of a pass is in the queue of that pass.") { (node: ViewNode) in
      node.flags.insert(.isQueuedForDrawing)
      return true
    },
    Damage("a handle", "The handle index of a node is the index of its slot.") { (node: ViewNode) in
      guard node is ItemNode else { return false }
      _ = node.host.handles.handle(for: node)
      node.handleIndex = 0
      return true
    },
    Damage("a node that has been removed", "The slot of a removed node is retired.") { (node: ViewNode) in
      guard node is ItemNode else { return false }
      _ = node.host.handles.handle(for: node)
      node.flags.insert(.isRemoved)
      return true
    },
    Damage(
      "a choice", "The choice is 0 if and only if there is no content.",
      always: { (choice: ChoiceNode) in choice.choice = 0 }),
    Damage(
      "the ids of elements", "The number of ids equals the number of children.",
      always: { (list: ForEachNode<Int>) in list.ids.removeLast() }),
    Damage("the item inside", "The decorated item is the only item of the content.") { (unary: UnaryNode) in
      guard unary.content != nil, !(unary is RootNode) else { return false }
      unary.childReference = nil
      return true
    },
    Damage("the order of rows", "Active rows are sorted by element, at most one for each.") { (list: LazyListNode) in
      guard list.rows.count > 1 else { return false }
      list.rows.swapAt(0, 1)
      return true
    },
    Damage("a row that is found", "An inactive row is indexed by its element, which has no active row.") {
      (list: LazyListNode) in
      guard let row = list.rows.first else { return false }
      list.inactive[1_000_000] = row
      return true
    },
    Damage("the segments of rows", "The segments are the segments of the content, in view order.") {
      (list: LazyContainerNode) in
      guard !list.segments.isEmpty else { return false }
      list.segments.removeLast()
      return true
    },
    Damage("the length of a list", "The length of the content is the sum of the lengths of its units.") {
      (list: LazyListNode) in
      guard list.count > 99 else { return false }
      return list.lengths.set(99, 5_000)
    },
    Damage("the length of a line", "The length of an active row is its measured length.") { (grid: LazyGridNode) in
      guard !grid.bands.isEmpty else { return false }
      return grid.bands[0].lengths.set(0, 5_000)
    },
    Damage("the position of a cell", "Each active row is placed after the rows before it.") { (grid: LazyGridNode) in
      guard let item = grid.items.first else { return false }
      item.origin.y += 3
      return true
    },
    Damage("a decoration", "Each item of the content has one decoration, in the same order.") { (unary: UnaryNode) in
      guard unary.content == nil, unary.child != nil else { return false }
      unary.childReference = nil
      return true
    },
    Damage(
      "a pointer", "A view is in the hover state if and only if the pointer is over it.",
      always: { (hover: HoverNode) in _ = hover.take(.zero) }),
    Damage(
      "a member of a group", "The members of a group are in the tree and refer to the group.",
      always: { (matched: MatchedGeometryNode) in matched.group = nil }),
    Damage("the frame that is followed", "The matched frame of a view is the frame of its source") {
      (matched: MatchedGeometryNode) in
      guard matched.match != nil else { return false }
      return matched.follow(.zero)
    },
    Damage(
      "the list of groups", "A group is shared if and only if it has several members.",
      always: { (matched: MatchedGeometryNode) in matched.group?.isShared = false }),
    Damage("the guides of a layout", "Between two placements of a layout root, no guide is stored.") {
      (node: ViewNode) in
      GuideMemory.of(node.host).open()
      return true
    },
    Damage("a feature", "A feature is stored in the slot of its class.") { (node: ViewNode) in
      node.host.features[Feature.self] = OtherFeature(of: node.host)
      return true
    },
    Damage("a handle in a list", "Removed handles are entries of the list, and at most half of its entries.") {
      (node: ViewNode) in
      guard let group = (node as? MatchedGeometryNode)?.group else { return false }
      // Only a node has a typed handle, so the handles of no node are made from their bits.
      func handle(_ generation: UInt32) -> TypedHandle<MatchedGeometryNode> {
        unsafeBitCast(NodeHandle(index: 0, generation: generation), to: TypedHandle<MatchedGeometryNode>.self)
      }
      for _ in 0..<20 { group.members.append(handle(1)) }
      group.members.remove(handle(2))
      return true
    },
    Damage(
      "the proposals of probes", "A proposal has one entry.",
      always: { (item: LinearNode) in
        item.flags.remove(.isRigid)
        let probes = ProbeCache()
        probes.remember(.zero, for: .zero, in: 1)
        probes.entries.append(probes.entries[0])
        item.probes = probes
      }),
    Damage(
      "the places of probes", "The index maps each proposal to the position of its entry.",
      always: { (item: LinearNode) in
        item.flags.remove(.isRigid)
        let probes = ProbeCache()
        for width in 0..<20 { probes.remember(.zero, for: ProposedViewSize(width: CGFloat(width), height: 0), in: 1) }
        probes.entries.swapAt(0, 1)
        item.probes = probes
      }),
  ]

  /// Two classes, one of which replaces the other.
  private class Feature: HostFeature {
    private static let ownSlot = FeatureSlot()
    class var slot: FeatureSlot { ownSlot }
    required init(of host: ViewGraph) {}
  }

  private final class OtherFeature: Feature {
    private static let ownSlot = FeatureSlot()
    override class var slot: FeatureSlot { ownSlot }
  }

  @Test(arguments: damages) @MainActor func `The invariant check finds each kind of corruption`(damage: Damage) throws {
    let host = updatedHost(200, 400) {
      VStack {
        if Bool(true) { Text("a").padding(4) }
        ForEach(0..<3, id: \.self) { Text("\($0)") }
        ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<20, id: \.self) { Text("\($0)") } } }
        Group {
          Text("b")
          Text("c")
        }.padding(1)
        Text("d").onHover { _ in }
        Pair()
      }
    }
    expect(host.core.checkInvariants(recomputing: false), equals: [])
    expect(Self.damage(host.core.root, damage.make), "There is nothing of the kind in the tree")
    let broken = host.core.checkInvariants(recomputing: false)
    expect(broken.contains { $0.hasPrefix(damage.sentence) }, "\(broken)")
  }

  @Test @MainActor func `An outdated group of a long list is found`() {
    let host = updatedHost {
      ScrollView { LazyVStack { ForEach(0..<40, id: \.self) { Section("\($0)") { Text("row") } } } }
    }
    _ = host.displayList
    expect(host.core.checkInvariants(recomputing: false), equals: [])
    // Pinned headers belong to another layer than the rows.
    let isDamaged = Self.damage(host.core.root) { node in
      guard let container = node as? LazyContainerNode else { return false }
      container.pins.views = .sectionHeaders
      return true
    }
    expect(isDamaged)
    let broken = host.core.checkInvariants(recomputing: false)
    expect(
      broken.contains { $0.hasPrefix("A kept group equals the group that its entries would draw now.") }, "\(broken)")
  }

  private struct Pair: View {
    @Namespace private var space
    var body: some View {
      Color.red.frame(width: 10, height: 10).matchedGeometryEffect(id: 0, in: space)
      Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: 0, in: space, isSource: false)
    }
  }

  @Test @MainActor func `Findings beyond the limit are found`() {
    let host = updatedHost { Text("a").frame(width: -1) }
    expect(host.diagnostics.count, equals: 1)
    var broken: [String] = []
    host.core.findings.check { broken.append($0) }
    expect(broken, equals: [])
    host.core.findings.check(limit: 0) { broken.append($0) }
    expect(broken, equals: ["The number of findings does not exceed the limit."])
  }

  /// The result of the functions below, which change without a notification.
  private final class Mood: @unchecked Sendable { var value = 1.0 }

  private struct Fickle: ShapeStyle {
    let mood: Mood
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red.opacity(mood.value) }
  }

  private struct Listener: View {
    let mood: Mood
    var body: some View { Color.clear.background(Fickle(mood: mood)) }
  }

  @Test @MainActor func `An outdated result of client code is found`() {
    let (host, mood) = updatedHost(with: Mood()) { Listener(mood: $0) }
    expect(host.core.checkInvariants(), equals: [])
    mood.value = 0.5
    let broken = host.core.checkInvariants()
    expect(broken.count, equals: 1)
    expect(broken.allSatisfy { $0.hasPrefix("Stored results of client code equal the current results.") }, "\(broken)")
  }

  enum BuiltDamage: String, CaseIterable {
    case value = "Content is built from the current value of the preference."
    case waiting = "After the preference pass, no node is waiting for built content."
    case mark = "Content that is built from a preference carries the isBuiltContent mark."
    @MainActor func make(_ node: ViewNode) -> Bool {
      switch self {
      case .value:
        guard let writer = node as? PreferenceWriterNode<Double> else { return false }
        writer.value = 5
        return true
      case .waiting:
        guard let builder = node as? PreferenceValueNode<SumKey<Double>> else { return false }
        builder.built.wait(builder)
        return true
      case .mark:
        guard let builder = node as? PreferenceValueNode<SumKey<Double>> else { return false }
        builder.secondary?.flags.remove(.isBuiltContent)
        return true
      }
    }
  }

  @Test(arguments: BuiltDamage.allCases) func `Content that was built from another source is found`(damage: BuiltDamage)
  {
    let host = updatedHost {
      Text("a").transformPreference(SumKey<Double>.self) { $0 += 1 }
        .overlayPreferenceValue(SumKey<Double>.self) { Text("\($0)") }
    }
    expect(host.core.checkInvariants(), equals: [])
    expect(Self.damage(host.core.root, damage.make))
    let broken = host.core.checkInvariants()
    expect(broken.contains { $0.hasPrefix(damage.rawValue) }, "\(broken)")
  }

  private static func damage(_ node: ViewNode, _ make: (ViewNode) -> Bool) -> Bool {
    if !(node is RootNode), make(node) { return true }
    var children: [ViewNode] = []
    node.forEachChild { children.append($0) }
    return children.contains { damage($0, make) }
  }
}
