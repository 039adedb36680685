@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// The node of an `HStack` or `VStack`.
@usableFromInline
package final class StackNode: LinearNode {
  @usableFromInline
  override package init(_ inputs: NodeInputs, axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    super.init(inputs, axis: axis, alignment: alignment, spacing: spacing)
  }

  override package var onlyItem: ItemNode? { itemOfStaticContent }

  override package var stackOrientation: Axis? { axis }

  override package var sharesOriginWithContent: Bool { false }

  override package var takesOwnContentAsOne: Bool { false }

  override package var pathComponent: String? { axis == .horizontal ? "HStack" : "VStack" }
}

/// The node of a `ZStack`.
@usableFromInline
package final class ZStackNode: LayeredNode {
  @usableFromInline
  override package init(_ inputs: NodeInputs, alignment: Alignment) { super.init(inputs, alignment: alignment) }

  override package var onlyItem: ItemNode? { itemOfStaticContent }

  override package var stackOrientation: Axis? { nil }

  override package var sharesOriginWithContent: Bool { false }

  override package var takesOwnContentAsOne: Bool { false }

  override package var pathComponent: String? { "ZStack" }
}
