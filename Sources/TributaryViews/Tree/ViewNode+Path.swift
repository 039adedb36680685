extension ViewNode {
  /// The view types from the root to this node, with positions where siblings are many: `Page › ForEach[3] › Cell`.
  package final var path: String {
    var parts: [String] = []
    var node: ViewNode? = self
    var index: Int32 = 0
    while let current = node {
      if var part = current.pathComponent {
        if part == "ForEach" { part += "[\(index)]" }
        parts.append(part)
      }
      index = current.indexInParent
      node = current.parent
    }
    return parts.isEmpty ? "root" : parts.reversed().joined(separator: " › ")
  }
}

/// The name of a type as its author wrote it: without modules, and without what the compiler adds to private types.
package func typeName(of type: Any.Type) -> String {
  String(describing: type)
}

/// A value as reports print it: one line.
package func describe(_ value: Any) -> String {
  String(describing: value)
}
