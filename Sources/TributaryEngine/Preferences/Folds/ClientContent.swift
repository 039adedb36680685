/// A modifier that marks a view of client code in the body of a view of the framework.
///
/// The body of a control is not a dynamic container for preferences; see ``BuiltInComposite``. The views that a
/// caller passes to the control are declared elsewhere, so the containers among them fold as they do outside it.
package struct ClientContent {
  /// The type of the view that received the content; `nil` if only client code passes content to it.
  let owner: Any.Type?
}

extension ClientContent: PassThroughModifier {
  package typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ClientContentNode {
    ClientContentNode(inputs, owner: modifier.pointee.owner)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ClientContentNode) {}
}

/// The node of a view that a caller has passed to a view of the framework.
package final class ClientContentNode: PassThroughNode {
  let owner: Any.Type?

  init(_ inputs: NodeInputs, owner: Any.Type?) {
    self.owner = owner
    super.init(inputs)
  }
}

extension View {
  /// Marks this view, which a caller has passed to a view of the framework.
  ///
  /// - Parameter owner: The type of the view of the framework; `nil` if no other view of the framework passes content
  ///   to it.
  package nonisolated func asContent(of owner: Any.Type?) -> ModifiedContent<Self, ClientContent> {
    // The result has an explicit type: for an opaque one, generic code would search the metadata in each call.
    modifier(ClientContent(owner: owner))
  }
}

/// The type of the view that received marked content; `nil` if only client code passes content to it.
struct ContentMark {
  let owner: Any.Type?

  /// Returns the mark of a node; `nil` if the node does not mark client content. A type-erased part of a control is its
  /// own mark, because a node more would cost room on the stack at each level of nested controls.
  init?(of node: ViewNode) {
    if let mark = node as? ClientContentNode {
      owner = mark.owner
    } else if let owner = (node as? AnyViewNode)?.owner {
      self.owner = owner
    } else {
      return nil
    }
  }
}

extension ViewNode {
  /// Whether this node is declared in the body of a framework view: the conditional prompt of a text field does not
  /// make a container dynamic. Client content inside such a body is treated as all other content.
  package final var isDeclaredByFramework: Bool {
    // The content of a modifier is not declared in the modifier's body, nor is that of a control in the control's.
    // There is one modifier for each placeholder, and one control for each mark.
    var placeholders = 0
    var owners = ContiguousArray<Any.Type>()
    var answer: Bool?
    var reference = parentReference
    while answer == nil, let current = reference {
      current.with { node in
        if node is ModifierContentNode {
          placeholders += 1
        } else if let mark = ContentMark(of: node) {
          if let owner = mark.owner { owners.append(owner) } else { answer = false }
        } else if let body = node.asEvaluated {
          if placeholders == 0, owners.isEmpty {
            answer = body.layout.isBuiltInComposite
          } else {
            if body.isModifierSource { placeholders -= 1 }
            if owners.last == body.layout.type { owners.removeLast() }
          }
        }
        reference = node.parentReference
      }
    }
    return answer ?? false
  }

  /// Whether items of this structural node can be inserted and removed, as far as client code declares it. Conditions
  /// in the bodies of framework views do not count.
  final var standsForDynamicList: Bool { holdsDynamicNode && FrameworkBodies().containDynamicList(self) }
}
