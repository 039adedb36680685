@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension TableRowContent {
  /// Opens a list of actions by a long press on a row, or by a press of the other button of a mouse.
  ///
  /// > Source: conformance TABLE-11.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.contextMenu(menuItems: menuItems) }
  }

  /// Opens a list of actions by a long press on a row, with a preview above the actions.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.contextMenu(menuItems: menuItems, preview: preview) }
  }
}
