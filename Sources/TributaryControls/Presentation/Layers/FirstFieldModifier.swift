@_spi(Engine) import TributaryEngine

/// Gives the first text field in a view the focus when the view is presented, as an alert does that asks for a text.
struct FirstFieldModifier {}

extension FirstFieldModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> FirstFieldNode {
    FirstFieldNode(inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: FirstFieldNode) {}
}
