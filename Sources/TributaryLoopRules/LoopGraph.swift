/// The dependencies between readers that may be on loops. A reader is on a loop if it can be reached from itself.
///
///     a ──▶ b ──▶ a        c ──▶ c        a ──▶ d        loops: a b · c; d only follows
package struct LoopGraph<ID: Hashable> {
  private let reach: [ID: Set<ID>]

  /// - Parameter next: The readers that each reader drives directly.
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

  /// Returns whether the first reader drives the second, directly or indirectly.
  package func drives(_ id: ID, _ other: ID) -> Bool { reach[id]?.contains(other) ?? false }

  /// Returns the groups of readers that drive each other, ordered by the first reader in each.
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

/// A disjoint-set structure that groups related elements.
package struct LoopGroups {
  private var parents: ContiguousArray<Int> = []

  package init() {}

  /// Adds an element in a separate group.
  package mutating func add() -> Int {
    parents.append(parents.count)
    return parents.count - 1
  }

  package mutating func join(_ a: Int, _ b: Int) {
    let (a, b) = (root(of: a), root(of: b))
    // The older element represents the group, so that the order of groups does not depend on the order of the joins.
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// Returns the element that represents the group of `element`.
  package mutating func root(of element: Int) -> Int {
    var root = element
    while parents[root] != root { root = parents[root] }
    var next = element
    while parents[next] != root { (parents[next], next) = (root, parents[next]) }
    return root
  }
}
