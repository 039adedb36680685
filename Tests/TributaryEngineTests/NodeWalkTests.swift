import Testing
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The nodes around a node.
@MainActor
@Suite struct NodeWalkTests {
  /// Returns the block in three nested coordinate spaces, of which the outermost repeats the name of the innermost.
  private func block() throws -> (host: EngineHost<some View>, node: BlockNode) {
    let host = EngineHost {
      Line(.vertical) {
        Line(.horizontal) { Block().coordinateSpace(.named("a")) }.coordinateSpace(.named("b"))
      }
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

  @Test func `Nodes of a class are found from the inside out`() throws {
    let (host, node) = try block()
    let spaces = node.containers.all(of: CoordinateSpaceNode.self)
    #expect(spaces.map(\.name) == ["a", "b", "a"])
    #expect(node.containers.first(of: CoordinateSpaceNode.self) === spaces[0])
    #expect(node.containers.first(of: CoordinateSpaceNode.self) { $0.name == AnyHashable("b") } === spaces[1])
    #expect(node.containers.first(of: BlockNode.self) == nil)
    #expect(node.itemAndContainers.first(of: BlockNode.self) === node)
    withExtendedLifetime(host) {}
  }

  @Test func `A walk ends at the root, or at a limit`() throws {
    let (host, node) = try block()
    let items = Array(node.containers)
    #expect(items.first === node.container)
    #expect(items.last === host.graph.root)
    #expect(Array(node.ancestors).last === host.graph.root)
    let inner = node.containers.prefix { !($0 is LinearNode) }
    #expect(inner.all(of: CoordinateSpaceNode.self).map(\.name) == ["a"])
  }
}
