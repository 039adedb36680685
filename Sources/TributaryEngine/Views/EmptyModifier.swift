/// A modifier that changes nothing.
public struct EmptyModifier {
  /// A modifier that changes nothing.
  public init() {}

  /// A modifier that changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode { C._makeNode(content, inputs) }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) { C._updateNode(content, node) }
}
