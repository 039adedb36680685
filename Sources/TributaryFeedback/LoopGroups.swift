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
