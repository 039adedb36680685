/// The loops of a graph: the nodes that can be reached from themselves.
struct LoopGraphTests {
  @Test func `Nodes that drive each other are one loop, and nodes that only follow are on none`() {
    let graph = LoopGraph(["a": ["b"], "b": ["a", "d"], "c": ["c"], "d": []])
    expect(graph.loops(in: ["a", "b", "c", "d"]), equals: [["a", "b"], ["c"]])
    expect(graph.drives("a", "d"))
    expect(!graph.drives("d", "a"))
    expect(!graph.drives("c", "d"))
  }

  @Test func `A loop has the position of its first member`() {
    let graph = LoopGraph([1: [2], 2: [1], 3: [4], 4: [3]])
    expect(graph.loops(in: [4, 2, 3, 1]), equals: [[3, 4], [1, 2]])
    expectEmpty(LoopGraph([Int: Set<Int>]()).loops(in: [1]))
  }
}
