import ExpectationTestSupport
import Testing

@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The nodes around a node.
@MainActor
struct NodeWalkTests {
  /// Returns the block in three nested coordinate spaces, of which the outermost repeats the name of the innermost.
  private func block() throws -> (host: EngineHost<some View>, node: BlockNode) {
    let host = EngineHost {
      Line(.vertical) { Line(.horizontal) { Block().coordinateSpace(.named("a")) }.coordinateSpace(.named("b")) }
        .coordinateSpace(.named("a"))
    }
    host.update()
    var found: BlockNode?
    func visit(_ node: ViewNode) {
      found = found ?? node as? BlockNode
      node.forEachChild(visit)
    }
    visit(host.graph.root)
    return (host, try #require(found))
  }

  @Test @MainActor func `Nodes of a class are found from the inside out`() throws {
    let (host, node) = try block()
    let spaces = node.containers.all(of: CoordinateSpaceNode.self)
    expect(spaces.map(\.name), equals: ["a", "b", "a"])
    #expect(node.containers.first(of: CoordinateSpaceNode.self) === spaces[0])
    #expect(node.containers.first(of: CoordinateSpaceNode.self) { $0.name == AnyHashable("b") } === spaces[1])
    expectNil(node.containers.first(of: BlockNode.self))
    #expect(node.itemAndContainers.first(of: BlockNode.self) === node)
    withExtendedLifetime(host) {}
  }

  @Test @MainActor func `A walk ends at the root, or at a limit`() throws {
    let (host, node) = try block()
    let items = Array(node.containers)
    #expect(items.first === node.container)
    #expect(items.last === host.graph.root)
    #expect(Array(node.ancestors).last === host.graph.root)
    let inner = node.containers.prefix { !($0 is LinearNode) }
    expect(inner.all(of: CoordinateSpaceNode.self).map(\.name), equals: ["a"])
  }
}

@_spi(Engine) import TributaryEngine
import TributaryDiagnostics

@MainActor struct WalkReportTests {
  @MainActor
  private final class Values {
    var current = 0
    var reported: [Int] = []
  }

  @Test @MainActor func `A report is made once after the walk, and again after the next one`() {
    let host = EngineHost { Block() }
    host.update()
    let report = WalkReport(.other("test"))
    let values = Values()
    for round in 1...2 {
      for _ in 0..<3 {
        values.current += 1
        report.schedule(by: host.graph.root) { values.reported.append(values.current) }
      }
      expect(values.reported.count, equals: round - 1)
      host.update()
      expect(values.reported, equals: (1...round).map { $0 * 3 })
    }
    host.update()
    expect(values.reported.count, equals: 2)
  }
}
