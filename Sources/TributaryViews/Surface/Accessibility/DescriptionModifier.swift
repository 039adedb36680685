import TributaryDrawing

/// Says something about one item to those who cannot see it. An SVG document carries it on; layout and colours stand.
public struct DescriptionModifier {
  let description: DisplayDescription

  init(_ description: DisplayDescription) { self.description = description }
}

extension DescriptionModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    DescriptionNode(modifier.pointee.description, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: DescriptionNode.self).update(modifier.pointee.description)
  }
}
