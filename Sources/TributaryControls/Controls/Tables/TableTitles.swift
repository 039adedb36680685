import Foundation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The line of column titles above the rows of a table.
struct TableTitles<Value: Identifiable, Sort>: View, BuiltInComposite {
  let columns: [TableColumns<Value, Sort>.Column]
  let shapes: [TableColumnShape]
  let sorting: TableSorting<Sort>?
  let rendering: ListRendering
  let widths: TableWidths<Value>
  /// The access to the order of the columns; `nil` for a table without customization.
  let changes: Changes?

  /// The customization of the columns, and the columns that it affects.
  struct Changes {
    let customizing: TableCustomizing<Value>
    /// All columns of the table, including hidden ones.
    let columns: [TableColumns<Value, Sort>.Column]
  }

  var body: some View {
    let insets = rendering.insets(of: .content)
    TableLine(shapes: shapes) {
      ForEach(columns.placed(), id: \.place) { index, _ in
        let title = TableTitle(
          label: columns[index].label, comparator: columns[index].comparator, sorting: sorting,
          alignment: shapes[index].alignment.inFrame)
        if let changes, let id = columns[index].identity.id, !columns[index].identity.disabled.contains(.reorder) {
          title.contentShape(Rectangle()).draggable(DraggedColumn(id: id))
            .dropDestination(for: DraggedColumn.self) { moved, _ in
              for column in moved { changes.customizing.move(column.id, to: id, in: changes.columns) }
              return !moved.isEmpty
            }
        } else {
          title
        }
      }
    }
    .overlay {
      if columns.indices.contains(where: { TableWidths.next(after: $0, in: columns) != nil }) {
        TableBorders(columns: columns, shapes: shapes, widths: widths)
      }
    }
    .padding(.leading, rendering.margin + insets.leading)
    .padding(.trailing, rendering.margin + insets.trailing)
    .padding(.vertical, 4)
  }
}

/// The title of a column. If the column is sortable, the title is a button as wide as the column, with an indicator of
/// the sort order.
private struct TableTitle<Sort>: View, BuiltInComposite {
  let label: AnyView
  let comparator: Sort?
  let sorting: TableSorting<Sort>?
  let alignment: Alignment

  var body: some View {
    Group {
      if let comparator, let sorting {
        Button {
          sorting.sort(comparator)
        } label: {
          HStack(spacing: 4) {
            label
            switch sorting.order(comparator) {
            case .forward: Image(systemName: "chevron.up").font(.caption)
            case .reverse: Image(systemName: "chevron.down").font(.caption)
            case nil: EmptyView()
            }
          }
          .frame(maxWidth: .infinity, alignment: alignment)
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      } else {
        HStack(spacing: 4) { label }.frame(maxWidth: .infinity, alignment: alignment)
      }
    }
    .font(.subheadline.weight(.semibold)).lineLimit(1)
  }
}

/// The access of column titles to the sort order of a table.
struct TableSorting<Sort> {
  /// A closure that returns the order of a comparator if it is the primary comparator, or else `nil`.
  let order: (Sort) -> SortOrder?
  /// A closure that makes a comparator the primary comparator, or reverses its order if it is already the primary one.
  let sort: (Sort) -> Void
}

extension TableSorting where Sort: SortComparator {
  init(_ binding: Binding<[Sort]>) {
    order = { comparator in
      guard let first = binding.wrappedValue.first, Self.areAlike(first, comparator) else { return nil }
      return first.order
    }
    sort = { comparator in
      var all = binding.wrappedValue
      var new = comparator
      if let first = all.first, Self.areAlike(first, comparator) {
        new.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { Self.areAlike($0, comparator) }
      all.insert(new, at: 0)
      binding.wrappedValue = all
    }
  }

  /// Returns whether two comparators are equal except for their order.
  private static func areAlike(_ a: Sort, _ b: Sort) -> Bool {
    var a = a
    a.order = b.order
    return a == b
  }
}
