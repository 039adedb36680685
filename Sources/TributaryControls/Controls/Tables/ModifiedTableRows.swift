@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// Rows of a table to which something is done that is done to views.
struct ModifiedTableRows<Rows: TableRowContent, Modified: View> {
  let rows: Rows
  /// What is made of the views of the rows, which are hit all over.
  let modify: (ModifiedContent<Rows._Rows, OwnContentShapeModifier>) -> Modified
}

extension ModifiedTableRows: TableRowContent {
  nonisolated static var _hasFolds: Bool { Rows._hasFolds }

  func _rows(_ cells: TableCells<Rows.TableRowValue>) -> some View {
    modify(rows._rows(cells).modifier(OwnContentShapeModifier()))
  }
}
