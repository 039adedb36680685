@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
public import TributaryTransfer

extension TableRowContent {
  /// Makes the rows draggable, with a value as the content of the drag.
  ///
  /// > Source: conformance TABLE-13.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.draggable(payload()) }
  }

  /// Makes the rows draggable, with an item provider as the content of the drag; `nil` for rows that are not draggable.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.itemProvider(action) }
  }

  /// Performs an action when values are dropped on the rows.
  ///
  /// > Source: conformance TABLE-13.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { row in
      row.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }
}
