/// A placeholder for the content of a modifier, for use in the modifier's body.
@_documentation(visibility: internal)
public struct ModifierContent<Modifier: ViewModifier> {
  @usableFromInline package let source: ModifierReference

  @inlinable package init(_ source: ModifierReference) { self.source = source }
}

extension ModifierContent: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ModifierContentNode(view.pointee.source, inputs)
    node.content = node.source.source?.makeContent(NodeInputs(parent: node, environment: inputs.environment))
    return node
  }

  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {}
}

extension ViewModifier {
  @inlinable public static var _keepsSingleItem: Bool { false }

  @inlinable
  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = ModifierBodyNode<Self, C>(modifier, content, inputs) { C._makeNode($0, $1) }
    node.evaluate()
    return node
  }

  @inlinable
  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    node.made(as: ModifierBodyNode<Self, C>.self).update(modifier, content)
  }
}

/// The structural node of a modifier placeholder.
@usableFromInline
package final class ModifierContentNode: ViewNode {
  @exclusivity(unchecked) package var content: ViewNode?
  package let source: ModifierReference

  package init(_ source: ModifierReference, _ inputs: NodeInputs) {
    self.source = source
    super.init(parent: inputs.parentReference, flags: .none)
    source.source?.placeholders.append(host.handles.typedHandle(for: self))
  }

  @MainActor override package func willRemove() {
    let handle = host.handles.typedHandle(for: self)
    source.source?.placeholders.removeAll { $0 == handle }
  }

  override package func appendItems(to items: inout ContiguousArray<ItemNode>) {
    content?.appendItems(to: &items)
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A weak reference from a placeholder to the node of its modifier.
///
/// The node contains views with placeholders, and client code may retain them for longer. Placeholders must therefore
/// not retain the node.
@usableFromInline
package final class ModifierReference {
  package weak var source: (any ModifierSource)?

  package init() {}
}

/// The node of a modifier, which stores the value of its content and is the source of its placeholders.
package protocol ModifierSource: AnyObject {
  @MainActor func makeContent(_ inputs: NodeInputs) -> ViewNode
  var placeholders: ContiguousArray<TypedHandle<ModifierContentNode>> { get set }
}
