@_spi(Engine) public import TributaryEngine
public import Foundation

extension Table where Columns.TableColumnSortComparator == Never {
  /// Creates a table of rows declared in a closure.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values. It is usually inferred.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
  public nonisolated init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table of rows declared in a closure, with single selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values. It is usually inferred.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), ListSelection(selection), nil, columnCustomization)
  }

  /// Creates a table of rows declared in a closure, with multiple selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values. It is usually inferred.
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values. It is usually inferred.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values. It is usually inferred.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Columns.TableColumnSortComparator == Sort {
    self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a sortable table of rows declared in a closure, with multiple selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' values. It is usually inferred.
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
  ///
  /// - Parameters:
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
  @_disfavoredOverload
  public nonisolated init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table of rows declared in a closure, with single selection.
  ///
  /// - Parameters:
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
  ///
  /// - Parameters:
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
  ///
  /// - Parameters:
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
  ///
  /// - Parameters:
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
  ///
  /// - Parameters:
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  ///   - rows: The rows, in order.
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
