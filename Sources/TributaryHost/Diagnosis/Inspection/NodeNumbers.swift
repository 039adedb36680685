@_spi(Engine) import TributaryEngine

/// Numbers for the nodes of a tree that stay the same for as long as a node is in the tree.
@MainActor
final class NodeNumbers {
  private var numbers: [NodeHandle: Int] = [:]

  /// The number of a node, in the order in which they were asked for first.
  func number(of node: ViewNode) -> Int {
    let handle = node.host.handles.handle(for: node)
    if let known = numbers[handle] { return known }
    let new = numbers.count
    numbers[handle] = new
    return new
  }
}

extension ViewNode {
  /// Whether an inspection shows this node: what only groups views has no line of its own.
  var isInspected: Bool {
    if pathComponent != nil || self is EvaluatedNode || parent == nil { return true }
    guard let item = self as? ItemNode else { return false }
    guard let container = item as? ContainerNode else { return true }
    // A stack that nobody has written is one only around several items.
    return container.items.count > 1
  }

  /// The nearest node, from this one outwards, that an inspection shows.
  var inspectedNode: ViewNode {
    var node = self
    while !node.isInspected, let outer = node.outerReference?.object { node = outer }
    return node
  }
}
