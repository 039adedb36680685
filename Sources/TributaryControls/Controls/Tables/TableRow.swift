@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A row of a table, for a value.
///
/// > Source: conformance TABLE-06.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// A row that shows a value in the columns of its table.
  public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public func _rows(_ cells: TableCells<Value>) -> some View { cells.row(of: value) }
}

/// A row of a table for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  public func _rows(_ cells: TableCells<Data.Element>) -> some View {
    ForEach(data) { cells.row(of: $0) }
  }
}

/// Two contents of rows, one after the other.
public struct TableRowPair<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  let first: First
  let second: Second
}

extension TableRowPair: TableRowContent {
  public nonisolated static var _hasFolds: Bool { First._hasFolds || Second._hasFolds }

  @ViewBuilder
  public func _rows(_ cells: TableCells<First.TableRowValue>) -> some View {
    first._rows(cells)
    second._rows(cells)
  }
}
