/// Several views that a modifier applies to one by one. Adds no container.
public struct Group<Content> {
  @usableFromInline package let content: Content

  /// Content of another kind than views.
  package nonisolated init(grouped content: Content) { self.content = content }

  /// Several views as one value, without a container around them.
  @inlinable
  public nonisolated init(@ViewBuilder content: () -> Content) where Content: View {
    self.content = content()
  }
}

extension Group: View where Content: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("Group is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable public static var _isSingleItem: Bool { Content._isSingleItem }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    Content._makeNode(view.first(as: Content.self), inputs)
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    Content._updateNode(view.first(as: Content.self), node)
  }
}
