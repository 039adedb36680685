@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

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
