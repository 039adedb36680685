@_spi(Engine) public import TributaryEngine
package import TributaryDrawing

/// Says something about one item to those who cannot see it. An SVG document carries it on; layout and colours stand.
public struct DescriptionModifier {
  let description: DisplayDescription

  package init(_ description: DisplayDescription) { self.description = description }
}

extension DescriptionModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DescriptionNode {
    DescriptionNode(modifier.pointee.description, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DescriptionNode) {
    node.update(modifier.pointee.description)
  }
}
