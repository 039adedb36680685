@_spi(Engine) public import TributaryEngine
public import Foundation

extension Table where Columns.TableColumnSortComparator == Never {
  /// Creates a table of rows declared in a closure.
  public nonisolated init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil)
  }

  /// Creates a table of rows declared in a closure, with single selection.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// Creates a table of rows declared in a closure, with multiple selection.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// Creates a sortable table of rows declared in a closure.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder))
  }

  /// Creates a sortable table of rows declared in a closure, with single selection.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// Creates a sortable table of rows declared in a closure, with multiple selection.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}

// Initializers without the value type, which the compiler infers from the rows.

extension Table where Columns.TableColumnSortComparator == Never {
  /// Creates a table of rows declared in a closure.
  @_disfavoredOverload
  public nonisolated init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil)
  }

  /// Creates a table of rows declared in a closure, with single selection.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }

  /// Creates a table of rows declared in a closure, with multiple selection.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// Creates a sortable table of rows declared in a closure.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder))
  }

  /// Creates a sortable table of rows declared in a closure, with single selection.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }

  /// Creates a sortable table of rows declared in a closure, with multiple selection.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}
