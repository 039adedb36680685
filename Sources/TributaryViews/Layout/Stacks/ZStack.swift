public import TributaryGeometry
import TributaryLayout

/// Views on top of each other; later views cover earlier ones.
public struct ZStack<Content: View> {
  // The engine relies on the content coming first.
  @usableFromInline let content: Content
  @usableFromInline let alignment: Alignment

  /// - Parameter alignment: The guides on which the views meet.
  @inlinable
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public typealias Body = Never
  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    let node = ZStackNode(inputs, alignment: view.pointee.alignment)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    let node = unsafeDowncast(node, to: ZStackNode.self)
    node.update(alignment: view.pointee.alignment)
    if let content = node.content { Content._updateNode(view.first(as: Content.self), content) }
  }
}
