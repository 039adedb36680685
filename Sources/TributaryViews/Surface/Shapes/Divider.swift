@_spi(Engine) public import TributaryEngine

/// A line across the axis of its stack; horizontal elsewhere.
public struct Divider: Sendable {
  /// A line across the stack that it stands in.
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  public static func _makeNode(_ view: UnsafePointer<Divider>, _ inputs: NodeInputs) -> ViewNode {
    DividerNode(inputs)
  }

  public static func _updateNode(_ view: UnsafePointer<Divider>, _ node: ViewNode) {}
}
