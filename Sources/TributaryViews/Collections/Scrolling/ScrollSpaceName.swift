@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// The name under which geometry finds the nearest scroll view.
package struct ScrollSpaceName: Hashable, CustomStringConvertible, RelativeSpaceName {
  /// An axis along which the scroll view has to scroll; `nil` for any.
  package let axis: Axis?

  package var description: String { axis.map { "scrollView(axis: \($0))" } ?? "scrollView" }

  package func space(around item: ItemNode) -> ItemNode? { item.scrollContainer(along: axis) }
}
