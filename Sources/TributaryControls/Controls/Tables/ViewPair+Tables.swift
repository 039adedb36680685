@_spi(Engine) public import TributaryEngine

/// Table rows that a `ContentBuilder` combines.
extension ViewPair: TableRowContent
where Preceding: TableRowContent, Last: TableRowContent, Preceding.TableRowValue == Last.TableRowValue {
  public nonisolated static var _hasFolds: Bool { Preceding._hasFolds || Last._hasFolds }

  @ViewBuilder
  public func _rows(_ cells: TableCells<Preceding.TableRowValue>) -> some View {
    preceding._rows(cells)
    last._rows(cells)
  }
}

/// Table columns that a `ContentBuilder` combines.
extension ViewPair: TableColumnContent
where
  Preceding: TableColumnContent, Last: TableColumnContent, Preceding.TableRowValue == Last.TableRowValue,
  Preceding.TableColumnSortComparator == Last.TableColumnSortComparator
{
  public typealias TableColumnSortComparator = Preceding.TableColumnSortComparator

  public func _append(
    to columns: inout TableColumns<Preceding.TableRowValue, Preceding.TableColumnSortComparator>
  ) {
    columns.append(preceding, at: 0)
    columns.append(last, at: 1)
  }
}
