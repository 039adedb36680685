@_spi(Engine) public import TributaryEngine
public import Foundation

extension Table where Columns.TableColumnSortComparator == Never {
  /// A table with a row for each element.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), nil, nil)
  }

  /// A table with a row for each element, of which one can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil)
  }

  /// A table with a row for each element, of which several can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// A table with a row for each element, in an order that its titles change.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), nil, TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which one can be chosen, in an order that its titles change.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// A table with a row for each element, of which several can be chosen, in an order that its titles change.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}
