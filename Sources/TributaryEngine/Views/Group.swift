/// A group of views to which a modifier applies individually. A group adds no container.
public struct Group<Content> {
  @usableFromInline package let content: Content

  /// Creates a group of content other than views.
  package nonisolated init(grouped content: Content) { self.content = content }

  /// Creates a group of views, without a container.
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
