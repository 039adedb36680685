@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The line of titles above the rows of a table.
struct TableTitles<Value, Sort>: View, FrameworkComposite {
  let columns: [TableColumns<Value, Sort>.Column]
  let shapes: [TableColumnShape]
  let sorting: TableSorting<Sort>?
  let rendering: ListRendering

  var body: some View {
    let insets = rendering.insets(of: .content)
    TableLine(shapes: shapes) {
      ForEach(columns.indices, id: \.self) { index in
        TableTitle(label: columns[index].label, comparator: columns[index].comparator, sorting: sorting)
          .frame(maxWidth: .infinity, alignment: shapes[index].alignment.inFrame)
      }
    }
    .padding(.leading, rendering.margin + insets.leading)
    .padding(.trailing, rendering.margin + insets.trailing)
    .padding(.vertical, 4)
  }
}

/// The title of a column: a button, with a sign for the order, where rows can be sorted by it.
private struct TableTitle<Sort>: View, FrameworkComposite {
  let label: AnyView
  let comparator: Sort?
  let sorting: TableSorting<Sort>?

  var body: some View {
    HStack(spacing: 4) {
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
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      } else {
        label
      }
    }
    .font(.subheadline.weight(.semibold)).lineLimit(1)
  }
}
