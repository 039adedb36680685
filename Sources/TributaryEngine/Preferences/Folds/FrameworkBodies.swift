/// The bodies of framework views around a node, up to the first content of client code, in a walk from the outside in.
package struct FrameworkBodies {
  private var bodies = ContiguousArray<EvaluatedNode>()

  package init() {}

  /// Whether the next node is content of client code.
  package var isEmpty: Bool { bodies.isEmpty }

  /// Updates the bodies for the children of a node, for paths and inspections.
  ///
  /// A type-erased view that is not part of a control is content of client code, such as the view of a subview.
  package mutating func descend(into node: ViewNode) {
    if (node as? AnyViewNode)?.isInBuiltInBody == false { bodies = [] } else { enter(node) }
  }

  /// Updates the bodies for the children of a node.
  ///
  /// - Returns: Whether the node is a body or marks content.
  @discardableResult
  mutating func enter(_ node: ViewNode) -> Bool {
    if let body = node.asEvaluated {
      if body.layout.isBuiltInComposite { bodies.append(body) } else { bodies = [] }
    } else if let mark = ContentMark(of: node) {
      bodies = bodies.outside { $0.layout.type == mark.owner }
    } else if let placeholder = node as? ModifierContentNode {
      bodies = bodies.outside { $0 === placeholder.source.source }
    } else {
      return false
    }
    return true
  }

  /// Returns whether a structural node inside these bodies represents items that can be inserted and removed.
  func containDynamicList(_ node: ViewNode) -> Bool {
    if node.asItem != nil { return false }
    var inside = self
    if !inside.enter(node), node.isDynamic, isEmpty, !node.isErasedPart { return true }
    var isFound = false
    node.forEachChild { child in if !isFound { isFound = inside.containDynamicList(child) } }
    return isFound
  }
}

extension ViewNode {
  /// Whether this node is the type-erased part of a control.
  fileprivate final var isErasedPart: Bool { (self as? AnyViewNode)?.isInBuiltInBody ?? false }

  /// Whether this structural node or one inside it is dynamic, wherever it is declared. Most content of a control is
  /// not, and then no bodies have to be collected.
  final var holdsDynamicNode: Bool {
    if asItem != nil { return false }
    if isDynamic, !isErasedPart { return true }
    var isFound = false
    forEachChild { child in if !isFound { isFound = child.holdsDynamicNode } }
    return isFound
  }
}

extension ContiguousArray<EvaluatedNode> {
  /// Returns the bodies around the innermost one for which `isOwner` returns `true`; empty if there is none.
  fileprivate func outside(_ isOwner: (EvaluatedNode) -> Bool) -> Self {
    Self(prefix(lastIndex(where: isOwner) ?? 0))
  }
}
