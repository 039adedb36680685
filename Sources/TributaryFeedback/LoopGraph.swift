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
