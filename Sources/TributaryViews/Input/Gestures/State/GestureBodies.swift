@_spi(Engine) package import TributaryEngine

/// The nodes of gestures with properties of their own, in the order in which their recognizers were made.
///
/// The structure of a gesture is its type, so each finds its node again: the first of its type that has not been found yet.
package struct GestureBodies {
  private var nodes: ContiguousArray<AnyGestureBodyNode> = []
  private var found: Set<ObjectIdentifier> = []

  mutating func begin() { found = [] }

  mutating func next<N: AnyGestureBodyNode>(of type: N.Type) -> N? {
    for case let node as N in nodes where found.insert(ObjectIdentifier(node)).inserted { return node }
    return nil
  }

  mutating func append(_ node: AnyGestureBodyNode) {
    node.indexInParent = Int32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(node)
    found.insert(ObjectIdentifier(node))
  }

  /// Takes out what was not found since the beginning.
  mutating func takeUnfound() -> [ViewNode] {
    let gone = nodes.filter { !found.contains(ObjectIdentifier($0)) }
    nodes.removeAll { !found.contains(ObjectIdentifier($0)) }
    return Array(gone)
  }

  package func forEach(_ body: (ViewNode) -> Void) { for node in nodes { body(node) } }
}
