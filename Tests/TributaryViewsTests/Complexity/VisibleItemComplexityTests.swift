import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryHost

/// A lazy container has the headers of all sections, of which few are visible. Folds of preferences and modifiers around
/// the sections examine only these and the active rows.
@Suite @MainActor struct VisibleItemComplexityTests {
  @Test(arguments: Container.allCases)
  func `A fold examines the visible views and the active rows only`(container: Container) throws {
    for sections in [100, 400] {
      let log = Log()
      let host = settledHost(180, 180) { Sections(container: container, count: sections, log: log) }
      for distance in [CGFloat(sections * 60), 30, 7, -45] {
        host.scroll(at: CGPoint(x: 90, y: 90), by: CGSize(width: 0, height: distance))
        let node = try #require(lazyContainer(in: host.core))
        let before = node.itemsVisited
        let publishers = node.publishers
        // At most nine rows and headers are visible in 180 points, and a few rows near them are active.
        expect((4...30).contains(publishers.count), "\(sections) sections")
        expect(node.itemsVisited - before, equals: publishers.count, "\(sections) sections")
        expect(publishers.elementsEqual(node.items.filter { node.absence(of: $0, among: .unseen).isEmpty }, by: ===))
        expect(log.published.count, equals: publishers.count, "\(log.published)")
        expect(log.published, equals: log.published.sorted())
      }
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test(arguments: Container.allCases)
  func `A modifier around all sections finds a visible item without listing all items`(container: Container) {
    for sections in [100, 400] {
      let log = Log()
      let host = settledHost(180, 180) { Sections(container: container, count: sections, log: log) }
      // Listing all items visits each header.
      expect(log.listings, atLeast: sections)
      for distance in [CGFloat(sections * 60), 30, 7, -45] {
        let before = log.listings
        host.scroll(at: CGPoint(x: 90, y: 90), by: CGSize(width: 0, height: distance))
        expect(log.listings - before, atMost: 4, "\(sections) sections, \(distance) points")
      }
      expect(log.appearances, equals: 1)
    }
  }

  enum Container: CaseIterable {
    case column, pinnedColumn, list
  }

  /// The values that were published last, and the number of times that headers were listed.
  @MainActor
  private final class Log {
    var published: [Int] = []
    var listings = 0
    var appearances = 0
  }

  private struct Sections: View {
    let container: Container
    let count: Int
    let log: Log

    var body: some View {
      let log = log
      Group {
        switch container {
        case .column: ScrollView { LazyVStack(spacing: 0) { sections } }
        case .pinnedColumn: ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { sections } }
        case .list: List { sections }.listStyle(.plain)
        }
      }
      .onPreferenceChange(Places.self) { places in MainActor.assumeIsolated { log.published = places } }
    }

    private var sections: some View {
      ForEach(0..<count, id: \.self) { number in
        Section {
          ForEach(1..<6, id: \.self) { row in
            Color.red.frame(width: 20, height: 20).preference(key: Places.self, value: [number * 10 + row])
          }
        } header: {
          Color.blue.frame(width: 20, height: 20).preference(key: Places.self, value: [number * 10])
            .modifier(ListingModifier(log: log))
        }
      }
      .onAppear { log.appearances += 1 }
    }
  }

  private struct Places: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  /// A modifier that counts how often the items of its content are listed.
  private struct ListingModifier: PassThroughModifier {
    typealias Body = Never

    let log: Log

    static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ListingNode {
      ListingNode(modifier.pointee.log, inputs)
    }

    static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ListingNode) {}
  }

  private final class ListingNode: PassThroughNode {
    private let log: Log

    init(_ log: Log, _ inputs: NodeInputs) {
      self.log = log
      super.init(inputs)
    }

    override func appendItems(to items: inout ContiguousArray<ItemNode>) {
      let log = log
      MainActor.assumeIsolated { log.listings += 1 }
      super.appendItems(to: &items)
    }
  }

  private func lazyContainer(in graph: ViewGraph) -> LazyContainerNode? {
    func find(_ node: ViewNode) -> LazyContainerNode? {
      if let found = node as? LazyContainerNode { return found }
      var found: LazyContainerNode?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return find(graph.root)
  }
}
