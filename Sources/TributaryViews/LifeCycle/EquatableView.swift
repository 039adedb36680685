@_spi(Engine) public import TributaryEngine

/// A view that is evaluated again only if it is unequal to its previous value.
public struct EquatableView<Content: View & Equatable> {
  /// The view to compare.
  public var content: Content

  /// Creates a view that is evaluated again only if its content is unequal to the previous value.
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
    // Every view that conforms to Equatable is compared with its own ==.
    Content._makeNode(view.first(as: Content.self), inputs)
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    Content._updateNode(view.first(as: Content.self), node)
  }
}

extension View where Self: Equatable {
  /// Prevents the evaluation of this view while it is equal to its previous value.
  @inlinable
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
