extension ViewNode {
  /// The view types from the root to this node, with indices if siblings are elements of a `ForEach` or have the same
  /// name: `Page › ForEach[3] › Cell`, `Page › Cell[1]`.
  ///
  /// Types are printed without generic arguments. The views in the body of a framework view are omitted, except for
  /// this node. The index of an element of an omitted `ForEach` belongs to the first view inside it:
  /// `Table › Cell[3][1]`. A path of more than 200 characters omits components in its middle.
  package final var path: String {
    let nodes = ContiguousArray(sequence(first: self) { $0.parent })
    let isPart = Self.areParts(nodes)
    var parts: [String] = []
    var index: Int32 = 0
    for (number, current) in nodes.enumerated() {
      let isOmitted = isPart[number] && number > 0
      if var part = current.pathComponent {
        if part == "ForEach", !isOmitted {
          part += "[\(index)]"
          parts.append(part)
        } else if !isOmitted {
          parts.append(part)
        } else if part == "ForEach", let last = parts.last {
          // The indices of outer elements come first.
          let name = last.prefix { $0 != "[" }
          parts[parts.count - 1] = "\(name)[\(index)]\(last.dropFirst(name.count))"
        }
      } else if !isOmitted, let list = current.asList, let last = parts.last, list.hasNamesakes(of: last, at: index) {
        parts[parts.count - 1] += "[\(index)]"
      }
      index = current.indexInParent
    }
    return parts.isEmpty ? "root" : PathText(innermostFirst: parts).text
  }

  /// Whether this node is in the body of a framework view, and not in content of client code.
  package final var isPartOfFrameworkBody: Bool {
    Self.areParts(ContiguousArray(sequence(first: self) { $0.parent })).first == true
  }

  /// Returns which nodes are in the body of a framework view.
  ///
  /// - Parameter nodes: A node and its ancestors, from the inside out.
  private static func areParts(_ nodes: ContiguousArray<ViewNode>) -> ContiguousArray<Bool> {
    var bodies = FrameworkBodies()
    var areParts = ContiguousArray(repeating: false, count: nodes.count)
    for index in nodes.indices.reversed() {
      areParts[index] = !bodies.isEmpty
      bodies.descend(into: nodes[index])
    }
    return areParts
  }

  /// The next path component at or below this node, from the first child that has one.
  package final var nextPathComponent: String? {
    if let pathComponent { return pathComponent }
    var next: String?
    forEachChild { child in if next == nil { next = child.nextPathComponent } }
    return next
  }
}

extension ListNode {
  /// Returns whether a child other than the one at `index` has the same name in a path.
  package final func hasNamesakes(of name: String, at index: Int32) -> Bool {
    children.contains { $0.indexInParent != index && $0.nextPathComponent == name }
  }
}

/// Returns the name of a type as declared, with generic arguments, and without modules and the context of private
/// types.
package func typeName(of type: Any.Type) -> String {
  // A description has the same text, after five searches for conformances.
  _typeName(type, qualified: false)
}

/// Returns the name of a view, modifier, layout, or shape as the source refers to it, without modules and generic
/// arguments.
package func nameInSource(of type: Any.Type) -> String {
  String(typeName(of: type).prefix { $0 != "<" })
}

/// The text of a path with a limited length.
private struct PathText {
  let text: String

  private static let separator = " › "
  private static let mark = "…"
  /// The largest numbers of characters in a path and in one of its components.
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
    // The root and the innermost components identify a place best.
    var room = Self.limits.path - outermost.count - Self.mark.count - Self.separator.count
    let inner = parts.prefix { part in
      room -= part.count + Self.separator.count
      return room >= 0
    }
    text = ([outermost, Self.mark] + inner.reversed()).joined(separator: Self.separator)
  }
}
