@_spi(Engine) package import TributaryEngine
public import TributaryGeometry

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The viewport of the nearest scroll view above; the root if there is none.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: nil))) }

  /// Returns the viewport of the nearest scroll view above that scrolls along an axis; the root if there is none.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

extension ItemNode {
  /// Returns the nearest scroll view around this item.
  ///
  /// - Parameter axis: Along which it has to scroll; `nil` for any.
  package final func scrollContainer(along axis: Axis?) -> ScrollNode? {
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode, axis.map({ scroll.scrolls(along: $0) }) ?? true { return scroll }
      node = current.container
    }
    return nil
  }
}

/// The name under which geometry finds the nearest scroll view.
package struct ScrollSpaceName: Hashable, CustomStringConvertible, RelativeSpaceName {
  /// An axis along which the scroll view has to scroll; `nil` for any.
  package let axis: Axis?

  package var description: String { axis.map { "scrollView(axis: \($0))" } ?? "scrollView" }

  package func space(around item: ItemNode) -> ItemNode? { item.scrollContainer(along: axis) }
}
