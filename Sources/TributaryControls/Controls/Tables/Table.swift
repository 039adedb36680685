public import Foundation
import TributaryAnimation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A scrollable table of rows and columns with column headers. Rows are created lazily as they become visible.
///
///     Name ▲          Size
///     ─────────────────────
///     Apple           3
///     Fig             12
///
/// A press on the title of a sortable column writes the sort order; the owner of the rows sorts them. The pointer and
/// keys select rows by the identifiers of their values, as in a ``List``. All visible columns are shown, even if their
/// minimum widths exceed the available width. With `children:` or a ``DisclosureTableRow``, rows expand to show other
/// rows. A `Section` of rows has a header across all columns. A drag of the border between two titles changes the
/// widths of the columns. A ``TableColumnCustomization`` hides, reorders, and resizes columns.
///
/// > Source: conformance TABLE-01 to TABLE-16.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  typealias Sort = Columns.TableColumnSortComparator

  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
  let sorting: TableSorting<Sort>?
  let customizing: TableCustomizing<Value>?
  @OwnedObject private var reference = NodeReference<ListColumnNode>()
  @State private var ownWidths: [TableColumnLocation: CGFloat] = [:]
  @Environment(\.tableRendering) private var rendering
  @Environment(\.tableColumnHeaders) private var headers

  nonisolated init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection?, _ sorting: TableSorting<Sort>?,
    _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    customizing = customization.map { TableCustomizing(value: $0) }
  }
}

extension Table: View, NamedComposite {
  public var body: some View {
    var all = TableColumns<Value, Sort>()
    let _ = columns._append(to: &all)
    let parts = TableCustomizing.shown(all.columns, customizing)
    let widths = TableWidths(own: $ownWidths, customizing: customizing)
    let shapes = widths.shapes(of: parts)
    VStack(spacing: 0) {
      if headers != .hidden {
        if let customizing {
          TableTitles(
            columns: parts, shapes: shapes, sorting: sorting, rendering: rendering.rows, widths: widths,
            changes: .init(customizing: customizing, columns: all.columns)
          )
          .contextMenu { TableColumnMenu(columns: all.columns, customizing: customizing) }
        } else {
          TableTitles(
            columns: parts, shapes: shapes, sorting: sorting, rendering: rendering.rows, widths: widths, changes: nil)
        }
        Divider()
      }
      ListBody(
        rows: rows._rows(TableCells(shapes: shapes, columns: parts, hasFolds: Rows._hasFolds)),
        selection: selection, reference: reference)
    }
    .environment(\.listRendering, rendering.rows)
    .overlay { if rendering.hasBorder { Rectangle().strokeBorder(.separator) } }
  }
}

extension Table where Columns.TableColumnSortComparator == Never {
  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table with a row for each element, with single selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil, columnCustomization)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// Creates a sortable table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(TableForEachContent(data: data), columns(), nil, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a sortable table with a row for each element, with single selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization
    )
  }

  /// Creates a sortable table with a row for each element, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization
    )
  }
}

extension Table where Columns.TableColumnSortComparator == Never {
  /// Creates a table of hierarchical rows.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - children: The key path to the children of an element; the value is `nil` for an element without children.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(TableOutlineGroupContent(data, children: children), columns(), nil, nil, columnCustomization)
  }

  /// Creates a table of hierarchical rows, with single selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - children: The key path to the children of a value; it is `nil` for a value without children.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), nil, columnCustomization)
  }

  /// Creates a table of hierarchical rows, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - children: The key path to the children of a value; it is `nil` for a value without children.
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), nil, columnCustomization)
  }
}

extension Table where Columns.TableColumnSortComparator: SortComparator {
  /// Creates a sortable table of hierarchical rows.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - children: The key path to the children of a value; it is `nil` for a value without children.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children: children), columns(), nil, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a sortable table of hierarchical rows, with single selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - children: The key path to the children of a value; it is `nil` for a value without children.
  ///   - selection: A binding to the identifier of the selected row, which is `nil` without a selection.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), TableSorting(sortOrder),
      columnCustomization)
  }

  /// Creates a sortable table of hierarchical rows, with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The values, one for each row.
  ///   - children: The key path to the children of a value; it is `nil` for a value without children.
  ///   - selection: A binding to the identifiers of the selected rows.
  ///   - sortOrder: A binding to the comparators of the sorted columns, most important first. A press on a title writes
  ///     it; the owner of the rows sorts them.
  ///   - columnCustomization: A binding to the visibility, order, and widths of the columns; `nil` for fixed columns
  ///     whose widths only this table stores.
  ///   - columns: The columns, in order.
  public nonisolated init<Sort: SortComparator, Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where Columns.TableColumnSortComparator == Sort, Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
    self.init(
      TableOutlineGroupContent(data, children: children), columns(), ListSelection(selection), TableSorting(sortOrder),
      columnCustomization)
  }
}
