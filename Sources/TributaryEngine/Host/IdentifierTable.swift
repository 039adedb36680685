/// The views that carry an identifier, by identifier.
package struct IdentifierTable {
  private var nodes: [String: HandleList] = [:]

  package init() {}

  package mutating func add(_ identifier: String, _ node: NodeHandle) {
    nodes[identifier, default: HandleList()].append(node)
  }

  package mutating func remove(_ identifier: String, _ node: NodeHandle) {
    nodes[identifier]?.remove(node)
    if nodes[identifier]?.isEmpty ?? false { nodes[identifier] = nil }
  }

  package func handles(for identifier: String) -> HandleList { nodes[identifier] ?? HandleList() }

  /// Every identifier in use, sorted.
  package var identifiers: [String] { nodes.keys.sorted() }
}
