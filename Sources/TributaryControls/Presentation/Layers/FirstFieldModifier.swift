@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// Gives the first text field in a view the focus when the view is presented, as an alert does that asks for a text.
struct FirstFieldModifier {}

extension FirstFieldModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FirstFieldNode {
    FirstFieldNode(inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FirstFieldNode) {}
}

/// The node of a view whose first text field gets the focus; ``LayerNode`` looks for it when its first view comes.
final class FirstFieldNode: UnaryNode {
  /// The field to begin with; `nil` if nothing in `layer` asks for one.
  @MainActor
  static func field(in layer: LayerNode) -> NodeHandle? {
    let host = layer.host
    let field = host.focusable.first { target in
      guard target.action(for: .text("")) != nil else { return false }
      var node: ItemNode? = target
      var isAskedFor = false
      while let current = node, current !== layer {
        isAskedFor = isAskedFor || current is FirstFieldNode
        node = current.container
      }
      return node != nil && isAskedFor
    }
    return field.map { host.handles.handle(for: $0) }
  }
}
