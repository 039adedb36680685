/// A view that is evaluated again only if it is unequal to the one before.
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// A view that is evaluated again only when it differs from the last.
  @inlinable
  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("EquatableView is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable public static var _isSingleItem: Bool { Content._isSingleItem }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    // Every view that is Equatable is compared with its own ==: nothing to add.
    Content._makeNode(view.first(as: Content.self), inputs)
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    Content._updateNode(view.first(as: Content.self), node)
  }
}

extension View where Self: Equatable {
  /// Evaluates this view again only if it is unequal to the one before.
  @inlinable
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
