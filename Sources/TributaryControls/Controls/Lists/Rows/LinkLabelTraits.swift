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
/// A row takes traits from its view, and a container does not have the traits of its views. The node around the link
/// therefore asks this node, which is inside the containers of the button.
package final class LinkLabelNode: UnaryNode {
  /// The row traits of the first view of the label that has some. The link handles presses, not a control in its label.
  var labelTraits: RowTraits? {
    let label = Self.container(in: Self.container(in: child)?.items.first)
    for item in label?.items ?? [] where item.flags.contains(.subtreeHasTraits) {
      if let traits = item.trait(ObjectIdentifier(RowTraits.self)) as? RowTraits { return traits.withoutPress }
    }
    return nil
  }

  /// Returns the node of the first link inside a node.
  static func first(in node: ItemNode?) -> LinkLabelNode? {
    var inner = node
    while let current = inner {
      if let link = current as? LinkLabelNode { return link }
      inner = current.asUnary.map { $0.child } ?? current.asContainer?.items.first
    }
    return nil
  }

  private static func container(in node: ItemNode?) -> ContainerNode? {
    var inner = node
    while let unary = inner?.asUnary { inner = unary.child }
    return inner?.asContainer
  }
}
