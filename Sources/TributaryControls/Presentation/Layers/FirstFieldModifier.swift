@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// A modifier that focuses the first text field in a view when the view is presented, for example in an alert.
struct FirstFieldModifier {}

extension FirstFieldModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FirstFieldNode {
    FirstFieldNode(inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FirstFieldNode) {}
}

/// The node of a view whose first text field receives focus. ``LayerNode`` searches for it when the layer receives
/// views.
final class FirstFieldNode: UnaryNode {
  /// Returns the field that receives focus initially, or `nil` if `layer` contains no such field.
  @MainActor
  static func field(in layer: LayerNode) -> NodeHandle? {
    let host = layer.host
    let field = KeyboardFocus.of(host).focusable.first { target in
      guard target.action(for: .text("")) != nil, target.isInside(layer) else { return false }
      return target.itemAndContainers.prefix { $0 !== layer }.first(of: FirstFieldNode.self) != nil
    }
    return field.map { host.handles.handle(for: $0) }
  }
}
