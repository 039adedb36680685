@_spi(Engine) public import TributaryEngine
public import Foundation

extension Table where Columns.TableColumnSortComparator == Never {
  /// A table of rows that a closure lists.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil)
  }

  /// A table of rows that a closure lists, of which one can be chosen.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// A table of rows that a closure lists, of which several can be chosen.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// A table of rows that a closure lists, in an order that its titles change.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder))
  }

  /// A table of rows that a closure lists, of which one can be chosen, in an order that its titles change.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// A table of rows that a closure lists, of which several can be chosen, in an order that its titles change.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}

// The same without the type of the values, which the rows tell.

extension Table where Columns.TableColumnSortComparator == Never {
  /// A table of rows that a closure lists.
  @_disfavoredOverload
  public nonisolated init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil)
  }

  /// A table of rows that a closure lists, of which one can be chosen.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// A table of rows that a closure lists, of which several can be chosen.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// A table of rows that a closure lists, in an order that its titles change.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder))
  }

  /// A table of rows that a closure lists, of which one can be chosen, in an order that its titles change.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// A table of rows that a closure lists, of which several can be chosen, in an order that its titles change.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}
