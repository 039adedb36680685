/// Two contents of columns, one after the other.
public struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>
where
  First.TableRowValue == Second.TableRowValue, First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  let first: First
  let second: Second
}

extension TableColumnPair: TableColumnContent {
  public func _append(to columns: inout TableColumns<First.TableRowValue, First.TableColumnSortComparator>) {
    first._append(to: &columns)
    second._append(to: &columns)
  }
}
