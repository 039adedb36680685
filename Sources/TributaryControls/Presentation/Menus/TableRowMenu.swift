@_spi(Engine) public import TributaryEngine
import TributaryGeometry

extension TableRowContent {
  /// Opens a list of actions by a long press on a row, or by a press of the other button of a mouse.
  ///
  /// > Source: conformance TABLE-11.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TableRowContent<TableRowValue> {
    let menuItems = menuItems()
    return ModifiedTableRows(rows: self) { $0.contextMenu { menuItems } }
  }

  /// Opens a list of actions by a long press on a row, with a preview above the actions.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some TableRowContent<TableRowValue> {
    let menuItems = menuItems()
    let preview = preview()
    return ModifiedTableRows(rows: self) { row in
      row.contextMenu {
        menuItems
      } preview: {
        preview
      }
    }
  }
}
