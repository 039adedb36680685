@_spi(Engine) public import TributaryEngine
public import Foundation

extension Table where Columns.TableColumnSortComparator == Never {
  /// Creates a table of rows declared in a closure.
  public nonisolated init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table of rows declared in a closure, with single selection.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil, columnCustomization)
  }

  /// Creates a table of rows declared in a closure, with multiple selection.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil, columnCustomization)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// Creates a sortable table of rows declared in a closure.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a sortable table of rows declared in a closure, with single selection.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a sortable table of rows declared in a closure, with multiple selection.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
}

// Initializers without the value type, which the compiler infers from the rows.

extension Table where Columns.TableColumnSortComparator == Never {
  /// Creates a table of rows declared in a closure.
  @_disfavoredOverload
  public nonisolated init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table of rows declared in a closure, with single selection.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil, columnCustomization)
  }

  /// Creates a table of rows declared in a closure, with multiple selection.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil, columnCustomization)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// Creates a sortable table of rows declared in a closure.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), nil, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a sortable table of rows declared in a closure, with single selection.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a sortable table of rows declared in a closure, with multiple selection.
  @_disfavoredOverload
  public nonisolated init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
}
