public import Foundation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// Rows of cells in columns, below a line of titles. Rows scroll, and are made as they are seen.
///
///     Name ▲          Size
///     ─────────────────────
///     Apple           3
///     Fig             12
///
/// A press on a title that rows can be sorted by writes the sort order; sorting is up to the owner of the rows. Rows are
/// chosen by the ids of their values, by the pointer and by keys as those of a ``List``. All columns are shown, however
/// little room there is. With `children:`, or a ``DisclosureTableRow``, rows fold out others; a `Section` of rows has a
/// header across all columns.
///
/// > Source: conformance TABLE-01 to TABLE-12.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  typealias Sort = Columns.TableColumnSortComparator

  let rows: Rows
  let columns: Columns
  let selection: ListSelection?
  let sorting: TableSorting<Sort>?
  @State private var reference = ListReference()
  @Environment(\.tableRendering) private var rendering
  @Environment(\.tableColumnHeaders) private var headers

  nonisolated init(_ rows: Rows, _ columns: Columns, _ selection: ListSelection?, _ sorting: TableSorting<Sort>?) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }
}

extension Table: View, NamedComposite {
  public var body: some View {
    var all = TableColumns<Value, Sort>()
    let _ = columns._append(to: &all)
    let parts = all.columns
    let shapes = parts.map(\.shape)
    VStack(spacing: 0) {
      if headers != .hidden {
        TableTitles(columns: parts, shapes: shapes, sorting: sorting, rendering: rendering.rows)
        Divider()
      }
      ListBody(
        rows: rows._rows(TableCells(shapes: shapes, contents: parts.map(\.content), hasFolds: Rows._hasFolds)),
        selection: selection, reference: reference)
    }
    .environment(\.listRendering, rendering.rows)
    .overlay { if rendering.hasBorder { Rectangle().strokeBorder(.separator) } }
  }
}

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
