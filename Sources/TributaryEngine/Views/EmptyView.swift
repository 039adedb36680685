/// A view that stands for nothing: no item, no space.
public struct EmptyView: Sendable {
  /// No view at all.
  @inlinable public init() {}
}

extension EmptyView: PrimitiveView {
  public typealias Body = Never

  public static var _isSingleItem: Bool { false }

  public static func _makeNode(_ view: UnsafePointer<EmptyView>, _ inputs: NodeInputs) -> ViewNode {
    ViewNode(parent: inputs.parentReference, flags: [])
  }

  public static func _updateNode(_ view: UnsafePointer<EmptyView>, _ node: ViewNode) {}
}
