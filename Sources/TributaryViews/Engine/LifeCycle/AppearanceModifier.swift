/// Runs actions when a view comes and goes. On a list of views it runs once for the whole list.
public struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    let node = AppearanceNode(modifier.pointee, inputs)
    node.adopt(C._makeNode(content, NodeInputs(parent: node, environment: inputs.environment)))
    return node
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    let node = unsafeDowncast(node, to: AppearanceNode.self)
    node.modifier = modifier.pointee
    if let inner = node.content { C._updateNode(content, inner) }
  }
}

extension View {
  /// Runs `action` when this view has come into the tree, after its first layout.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when this view has left the tree and is seen no longer.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
