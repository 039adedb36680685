@_spi(Engine) import TributaryEngine
public import TributaryViews

extension TableColumnContent {
  /// Sets the identifier of the column in the customization of the table.
  ///
  /// > Source: conformance TABLE-14.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    CustomizedTableColumns(columns: self) { $0.id = id }
  }

  /// Sets the visibility of the column in a table whose customization does not change it.
  ///
  /// > Source: conformance TABLE-14.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    CustomizedTableColumns(columns: self) { $0.defaultVisibility = visibility }
  }

  /// Sets the changes to the column that the reader cannot make. Changes by your code are possible.
  ///
  /// > Source: conformance TABLE-15.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    CustomizedTableColumns(columns: self) { $0.disabled = behavior }
  }
}

/// The identifier of a column and its possible changes.
struct TableColumnIdentity {
  var id: String?
  var place = TableColumnLocation()
  var defaultVisibility = Visibility.automatic
  var disabled: TableColumnCustomizationBehavior = []
}

/// Columns with changed identities.
private struct CustomizedTableColumns<Content: TableColumnContent> {
  let columns: Content
  let change: @Sendable (inout TableColumnIdentity) -> Void

  nonisolated init(columns: Content, _ change: @escaping @Sendable (inout TableColumnIdentity) -> Void) {
    self.columns = columns
    self.change = change
  }
}

extension CustomizedTableColumns: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator

  func _append(to columns: inout TableColumns<TableRowValue, TableColumnSortComparator>) {
    var own = TableColumns<TableRowValue, TableColumnSortComparator>()
    self.columns._append(to: &own)
    for var column in own.columns {
      change(&column.identity)
      columns.append(column)
    }
  }
}
