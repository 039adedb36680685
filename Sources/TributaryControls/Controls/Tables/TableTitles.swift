import Foundation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

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

/// The order of the rows of a table, as its titles read and write it.
struct TableSorting<Sort> {
  /// The order by a comparator, if the rows are sorted by it before all others.
  let order: (Sort) -> SortOrder?
  /// Sorts by a comparator before all others; the other way round if that is so already.
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

  /// Whether two comparators differ in nothing but their order.
  private static func areAlike(_ a: Sort, _ b: Sort) -> Bool {
    var a = a
    a.order = b.order
    return a == b
  }
}
