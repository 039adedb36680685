import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The node of an `HStack` or `VStack`.
@usableFromInline
package final class StackNode: LinearNode {
  override package var onlyItem: ItemNode? { itemOfStaticContent }

  override package var stackOrientation: Axis? { axis }

  override package var sharesOriginWithContent: Bool { false }

  override package var takesOwnContentAsOne: Bool { false }

  override package var pathComponent: String? { axis == .horizontal ? "HStack" : "VStack" }
}

/// The node of a `ZStack`.
@usableFromInline
package final class ZStackNode: LayeredNode {
  override package var onlyItem: ItemNode? { itemOfStaticContent }

  override package var stackOrientation: Axis? { nil }

  override package var sharesOriginWithContent: Bool { false }

  override package var takesOwnContentAsOne: Bool { false }

  override package var pathComponent: String? { "ZStack" }
}
