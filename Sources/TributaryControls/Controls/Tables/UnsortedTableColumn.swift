/// Columns by which nothing is sorted, in a table that is.
public struct UnsortedTableColumn<Content: TableColumnContent, Sort> {
  let content: Content
}

extension UnsortedTableColumn: TableColumnContent {
  public func _append(to columns: inout TableColumns<Content.TableRowValue, Sort>) {
    var own = TableColumns<Content.TableRowValue, Content.TableColumnSortComparator>()
    content._append(to: &own)
    for column in own.columns {
      columns.append(.init(label: column.label, content: column.content, shape: column.shape, comparator: nil))
    }
  }
}
