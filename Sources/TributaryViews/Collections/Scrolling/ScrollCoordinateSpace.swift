@_spi(Engine) package import TributaryEngine
public import TributaryGeometry

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The viewport of the nearest enclosing scroll view, or the root without one.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: nil))) }

  /// Returns the viewport of the nearest enclosing scroll view that scrolls along an axis, or the root without one.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

extension ItemNode {
  /// Returns the nearest enclosing scroll view.
  ///
  /// - Parameter axis: An axis along which the scroll view must scroll; `nil` for any axis.
  package final func scrollContainer(along axis: Axis?) -> ScrollNode? {
    var node = container
    while let current = node {
      if let scroll = current as? ScrollNode, axis.map({ scroll.scrolls(along: $0) }) ?? true { return scroll }
      node = current.container
    }
    return nil
  }
}

/// The name of the coordinate space of the nearest scroll view.
package struct ScrollSpaceName: Hashable, CustomStringConvertible, RelativeSpaceName {
  /// An axis along which the scroll view must scroll; `nil` for any axis.
  package let axis: Axis?

  package var description: String { axis.map { "scrollView(axis: \($0))" } ?? "scrollView" }

  package func space(around item: ItemNode) -> ItemNode? { item.scrollContainer(along: axis) }
}
