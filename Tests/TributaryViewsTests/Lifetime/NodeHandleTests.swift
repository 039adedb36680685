import Testing
import TributaryDrawing
import TributaryEngine
import TributaryHost

/// The table that resolves handles of nodes.
@MainActor struct NodeHandleTests {
  @Test func `A check covers every slot, also after a free one`() {
    let host = settledHost { Color.red }
    let nodes = (0..<3).map { _ in ViewNode(parent: Unretained(host.core.root), flags: []) }
    var table = NodeHandles()
    let handles = nodes.map { table.handle(for: $0) }
    table.retire(nodes[0])
    expect(failures(of: table), equals: [])
    expectNil(table.node(for: handles[0]))
    expect(table.node(for: handles[2]) === nodes[2])
    let index = nodes[2].handleIndex
    nodes[2].handleIndex = index + 1
    expect(failures(of: table), equals: ["The handle index of a node is the index of its slot."])
    nodes[2].handleIndex = index
    for node in nodes { table.retire(node) }
  }

  private func failures(of table: NodeHandles) -> [String] {
    var failures: [String] = []
    table.check { failures.append($0) }
    return failures
  }

  @Test func `A main-actor closure called off the main thread stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { enteringMainActor {} }.value
    }
  }
}
