@_spi(Engine) package import TributaryEngine

/// A node around a view that has a menu.
package protocol RowMenu: UnaryNode {
  /// Whether the menu is there wherever the row is, if the view is a row of a list; else it is only where something in the
  /// view is.
  var isOfRow: Bool { get }
}
