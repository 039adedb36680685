@_spi(Engine) import TributaryEngine

@testable import TributaryControls

@MainActor struct ReorderCostTests {
  private final class Uses: @unchecked Sendable { var count = 0 }

  private struct Number: Hashable {
    let value: Int
    let uses: Uses
    static func == (a: Self, b: Self) -> Bool {
      a.uses.count += 1
      return a.value == b.value
    }
    func hash(into hasher: inout Hasher) {
      uses.count += 1
      hasher.combine(value)
    }
  }

  private struct Item: Identifiable { let id: Number }

  private struct Shrinking: View {
    @State var numbers: [Int]
    let uses: Uses
    let removal: Removal
    var body: some View {
      let _ = removal.perform = { numbers.removeAll { $0.isMultiple(of: 2) } }
      VStack(spacing: 0) {
        ForEach(numbers.map { Item(id: Number(value: $0, uses: uses)) }) { Block("\($0.id.value)", 40, 2) }
          .reorderable()
      }
      .reorderContainer(for: Item.self) { _ in }
    }
  }

  private final class Removal { var perform: () -> Void = {} }

  @Test @MainActor func `The removal of many views during a drag searches the elements once`() {
    let counts = [32, 64, 128].map { count in
      let (uses, removal) = (Uses(), Removal())
      let host = settledHost(300, 300) { Shrinking(numbers: Array(0..<count), uses: uses, removal: removal) }
      _ = host.lift("\(count - 1)", over: "\(count - 20)", dy: 0)
      removal.perform()
      uses.count = 0
      play(host, "update | box 0 = nowhere; diagnostics =")
      return uses.count
    }
    expect(counts[0], above: 0)
    for (few, many) in zip(counts, counts.dropFirst()) { expect(many, atMost: 3 * few, "\(counts)") }
  }

  @Test @MainActor func `A view finds the elements of its collection without a visit of the other views`() {
    let visits = [8, 16, 32].map { count in
      let host = settledHost(300, 300) { Shrinking(numbers: Array(0..<count), uses: Uses(), removal: Removal()) }
      var collection: ReorderCollectionNode?
      func find(_ node: ViewNode) {
        if let node = node as? ReorderCollectionNode { collection = node }
        node.forEachChild(find)
      }
      find(host.core.root)
      return collection?.elements?.visits ?? 0
    }
    // The modifiers and the collection.
    expect(visits[0], above: 0)
    expect(Set(visits).count, equals: 1, "\(visits)")
  }

  /// Empty collections, with a view before every third of them.
  private struct Board: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          if index.isMultiple(of: 3) { Block("view \(index)", 40, 2) }
          ForEach([Item]()) { Block("\($0.id.value)", 40, 2) }.reorderable(collectionID: index)
        }
      }
      .reorderContainer(for: Item.self, in: Int.self) { _ in }
    }
  }

  private func collections(in node: ViewNode) -> [ReorderCollectionNode] {
    if let collection = node as? ReorderCollectionNode { return [collection] }
    var found: [ReorderCollectionNode] = []
    node.forEachChild { found += collections(in: $0) }
    return found
  }

  @Test @MainActor func `One walk finds the views before all empty collections`() {
    let visits = [30, 60, 120].map { count in
      let host = settledHost(300, 300) { Board(count: count) }
      let collections = collections(in: host.core.root)
      expect(collections.count, equals: count)
      let preceding = PrecedingItems(before: collections)
      for (index, collection) in collections.enumerated() {
        let item = preceding.item(before: collection)
        let frame = item.map { $0.rootFrame(of: CGRect(origin: .zero, size: $0.size)) }
        expect(frame != nil && frame == host.frame(of: "view \(index - index % 3)"), equals: true, "\(index)")
      }
      return preceding.visits
    }
    for (few, many) in zip(visits, visits.dropFirst()) { expect(many, atMost: 2 * few + 2, "\(visits)") }
  }
}
