/// Who drives whom, of readers that may be on loops: a loop is what can be reached from itself.
///
///     a ──▶ b ──▶ a        c ──▶ c        a ──▶ d        loops: a b · c; d only follows
package struct LoopGraph<ID: Hashable> {
  private let reach: [ID: Set<ID>]

  /// - Parameter next: Whom each drives at once.
  package init(_ next: [ID: Set<ID>]) {
    reach = next.mapValues { start in
      var seen = start
      var open = Array(start)
      while let id = open.popLast() {
        for id in next[id] ?? [] where seen.insert(id).inserted { open.append(id) }
      }
      return seen
    }
  }

  /// Whether what the first does reaches the second.
  package func drives(_ id: ID, _ other: ID) -> Bool { reach[id]?.contains(other) ?? false }

  /// Those that drive each other, each group where the first of it stands.
  package func loops(in order: some Sequence<ID>) -> [Set<ID>] {
    var taken: Set<ID> = []
    var loops: [Set<ID>] = []
    for id in order where !taken.contains(id) && drives(id, id) {
      let members = (reach[id] ?? []).filter { drives($0, id) }
      taken.formUnion(members)
      loops.append(members)
    }
    return loops
  }
}

/// Elements of which some are known to belong together.
package struct LoopGroups {
  private var parents: ContiguousArray<Int> = []

  package init() {}

  /// Adds an element that belongs to nobody.
  package mutating func add() -> Int {
    parents.append(parents.count)
    return parents.count - 1
  }

  package mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    // The older element stands for the group, so that the order of groups does not depend on who joined whom.
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The element that stands for the group of `element`.
  package mutating func root(of element: Int) -> Int {
    var root = element
    while parents[root] != root { root = parents[root] }
    var next = element
    while parents[next] != root { (parents[next], next) = (root, parents[next]) }
    return root
  }
}
