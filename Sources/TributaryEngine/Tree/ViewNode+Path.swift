extension ViewNode {
  /// The view types from the root to this node, with positions where siblings are many or bear one name:
  /// `Page › ForEach[3] › Cell`, `Page › Cell[1]`.
  ///
  /// Types stand without generic arguments. Parts of framework views are omitted. A path of more than 200 characters omits
  /// components in its middle.
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
    return parts.isEmpty ? "root" : PathText(innermostFirst: parts).text
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

/// The name of a type as its author wrote it, with generic arguments: without modules, and without what the compiler adds to
/// private types.
package func typeName(of type: Any.Type) -> String {
  String(describing: type)
}

/// The name by which the source refers to a view, modifier, layout, or shape: without modules and generic arguments.
package func nameInSource(of type: Any.Type) -> String {
  String(typeName(of: type).prefix { $0 != "<" })
}

/// The components of a path as one text of limited length.
private struct PathText {
  let text: String

  private static let separator = " › "
  private static let mark = "…"
  /// The largest number of characters in a path, and in one of its components.
  private static let limits = (path: 200, component: 80)

  init(innermostFirst components: [String]) {
    let parts = components.map { part in
      part.count <= Self.limits.component ? part : part.prefix(Self.limits.component - 1) + Self.mark
    }
    let length = parts.reduce(0) { $0 + $1.count + Self.separator.count } - Self.separator.count
    guard length > Self.limits.path, let outermost = parts.last else {
      text = parts.reversed().joined(separator: Self.separator)
      return
    }
    // The root and the innermost components tell most about a place.
    var room = Self.limits.path - outermost.count - Self.mark.count - Self.separator.count
    let inner = parts.prefix { part in
      room -= part.count + Self.separator.count
      return room >= 0
    }
    text = ([outermost, Self.mark] + inner.reversed()).joined(separator: Self.separator)
  }
}
