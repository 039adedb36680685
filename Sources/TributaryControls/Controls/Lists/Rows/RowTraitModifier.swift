@_spi(Engine) public import TributaryEngine

/// Says something about the row of a list that a view stands in.
public struct RowTraitModifier {
  let value: RowTrait.Value
}

extension RowTraitModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> RowTraitNode {
    RowTraitNode(RowTrait(modifier.pointee.value), inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: RowTraitNode) {
    node.update(RowTrait(modifier.pointee.value))
  }
}
