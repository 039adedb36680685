extension ViewNode {
  /// The view types from the root to this node, with positions where siblings are many or bear one name:
  /// `Page › ForEach[3] › Cell`, `Page › Cell[1]`.
  package final var path: String {
    var parts: [String] = []
    var node: ViewNode? = self
    var index: Int32 = 0
    while let current = node {
      if var part = current.pathComponent {
        if part == "ForEach" { part += "[\(index)]" }
        parts.append(part)
      } else if let list = current as? ListNode, let last = parts.last, list.hasNamesakes(of: last, at: index) {
        parts[parts.count - 1] += "[\(index)]"
      }
      index = current.indexInParent
      node = current.parent
    }
    return parts.isEmpty ? "root" : parts.reversed().joined(separator: " › ")
  }

  /// The name with which the path to anything below this node goes on, if there is only one.
  fileprivate var nextPathComponent: String? {
    if let pathComponent { return pathComponent }
    var next: String?
    forEachChild { child in if next == nil { next = child.nextPathComponent } }
    return next
  }
}

extension ListNode {
  /// Whether another child than the one at `index` would bear the same name in a path.
  fileprivate func hasNamesakes(of name: String, at index: Int32) -> Bool {
    children.contains { $0.indexInParent != index && $0.nextPathComponent == name }
  }
}

/// The name of a type as its author wrote it: without modules, and without what the compiler adds to private types.
package func typeName(of type: Any.Type) -> String {
  String(describing: type)
}
