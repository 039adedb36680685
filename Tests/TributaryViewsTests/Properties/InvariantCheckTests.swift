import Testing
import TributaryGeometry
import TributaryViews

/// A check that cannot fail checks nothing: each of those of the tree is made to fail once.
@MainActor
@Suite struct InvariantCheckTests {
  /// Something in the tree that is made wrong, and what is said of it then.
  struct Damage: Sendable, CustomTestStringConvertible {
    let name: String
    let sentence: String
    let make: @MainActor @Sendable (ViewNode) -> Bool

    init(_ name: String, _ sentence: String, _ make: @escaping @MainActor @Sendable (ViewNode) -> Bool) {
      self.name = name
      self.sentence = sentence
      self.make = make
    }

    var testDescription: String { name }
  }

  nonisolated static let damages: [Damage] = [
    Damage("the mark of a queue", "Who carries a mark stands in its queue.") { node in
      node.flags.insert(.isQueuedForDrawing)
      return true
    },
    Damage("a handle", "A slot holds the node that its handle was made for.") { node in
      guard node is ItemNode else { return false }
      _ = node.host.handles.handle(for: node)
      node.handleIndex = 0
      return true
    },
    Damage("a node that has been removed", "The slot of a node that has been removed is retired.") { node in
      guard node is ItemNode else { return false }
      _ = node.host.handles.handle(for: node)
      node.flags.insert(.isRemoved)
      return true
    },
    Damage("a choice", "A choice is of the content that is there.") { node in
      guard let choice = node as? ChoiceNode else { return false }
      choice.choice = 0
      return true
    },
    Damage("the ids of elements", "Every child has the id of its element.") { node in
      guard let list = node as? ForEachNode<Int> else { return false }
      list.ids.removeLast()
      return true
    },
    Damage("the item inside", "The item inside is the one that the content stands for.") { node in
      guard let unary = node as? UnaryNode, unary.content != nil, !(node is RootNode) else { return false }
      unary.childReference = nil
      return true
    },
    Damage("the order of rows", "The rows that are active stand in the order of their elements, one for each.") {
      node in
      guard let list = node as? LazyListNode, list.rows.count > 1 else { return false }
      list.rows.swapAt(0, 1)
      return true
    },
    Damage("a row that is found", "A row that is not active is found by its element, which has no other.") { node in
      guard let list = node as? LazyListNode, let row = list.rows.first else { return false }
      list.inactive[1_000_000] = row
      return true
    },
  ]

  @Test(arguments: damages) func `What is made wrong is found`(damage: Damage) throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        if Bool(true) { Text("a").padding(4) }
        ForEach(0..<3, id: \.self) { Text("\($0)") }
        ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
      }
    }
    host.update()
    #expect(host.core.checkInvariants(recomputing: false) == [])
    #expect(Self.damage(host.core.root, damage.make), "There is nothing of the kind in the tree")
    let broken = host.core.checkInvariants(recomputing: false)
    #expect(broken.contains { $0.hasPrefix(damage.sentence) }, "\(broken)")
  }

  /// Makes the first node wrong that can be.
  private static func damage(_ node: ViewNode, _ make: (ViewNode) -> Bool) -> Bool {
    if !(node is RootNode), make(node) { return true }
    var children: [ViewNode] = []
    node.forEachChild { children.append($0) }
    return children.contains { damage($0, make) }
  }
}
