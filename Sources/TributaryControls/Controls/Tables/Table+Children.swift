@_spi(Engine) public import TributaryEngine
public import Foundation

extension Table where Columns.TableColumnSortComparator == Never {
  /// A table of rows that fold out rows of their own.
  ///
  /// - Parameter children: The elements inside one; `nil` for one that has none.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children: children), columns(), nil, nil)
  }

  /// A table of rows that fold out rows of their own, of which one can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), nil)
  }

  /// A table of rows that fold out rows of their own, of which several can be chosen.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), nil)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// A table of rows that fold out rows of their own, in an order that its titles change.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children: children), columns(), nil, TableSorting(sortOrder))
  }

  /// A table of rows that fold out rows of their own, of which one can be chosen, in an order that its titles change.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// A table of rows that fold out rows of their own, of which several can be chosen, in an order that its titles change.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}
