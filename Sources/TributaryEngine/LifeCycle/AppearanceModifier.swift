/// Runs actions when a view comes and goes. On a list of views it runs once for the whole list.
public struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> AppearanceNode {
    AppearanceNode(modifier.pointee, inputs)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: AppearanceNode) {
    node.modifier = modifier.pointee
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
