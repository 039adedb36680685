@_spi(Engine) package import TributaryEngine

/// A modifier of the label of a link in a list that applies the row traits of the label, such as its badge, to the row.
struct LinkLabelTraits {}

extension LinkLabelTraits: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> LinkLabelNode { LinkLabelNode(inputs) }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: LinkLabelNode) {}
}

/// The node around the label and the indicator of a link in a list.
///
///     HStack
///     ├─ HStack       the views of the label
///     ├─ Spacer
///     └─ indicator
///
/// A row takes traits from its view, and a stack does not have the traits of its views.
package final class LinkLabelNode: UnaryNode {
  init(_ inputs: NodeInputs) {
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    let trait = super.trait(key)
    guard trait == nil, key == ObjectIdentifier(RowTraits.self) else { return trait }
    let label = Self.stack(in: Self.stack(in: child)?.items.first)
    for item in label?.items ?? [] where item.flags.contains(.subtreeHasTraits) {
      // The link handles the presses of the row, not a control in its label.
      if let traits = item.trait(key) as? RowTraits { return traits.withoutPress }
    }
    return nil
  }

  private static func stack(in node: ItemNode?) -> ContainerNode? {
    var inner = node
    while let unary = inner?.asUnary { inner = unary.child }
    return inner as? ContainerNode
  }
}
