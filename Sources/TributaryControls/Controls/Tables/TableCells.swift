@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// A factory for the cells of table rows, opaque to client code.
@_documentation(visibility: internal)
public struct TableCells<RowValue: Identifiable> {
  let shapes: [TableColumnShape]
  let columns: [Column]
  /// Whether rows reserve space for disclosure indicators.
  let hasFolds: Bool
  /// The nesting depth of the rows.
  private var depth = 0
  /// A binding to whether the row is expanded; `nil` if it is not a disclosure row.
  private var folding: Binding<Bool>?

  /// The cells of a column.
  struct Column {
    let index: Int
    let place: TableColumnLocation
    let content: (RowValue) -> AnyView
  }

  init<Sort>(shapes: [TableColumnShape], columns: [TableColumns<RowValue, Sort>.Column], hasFolds: Bool) {
    self.shapes = shapes
    self.columns = columns.placed().map { Column(index: $0, place: $1, content: columns[$0].content) }
    self.hasFolds = hasFolds
  }

  /// Returns the cells of a disclosure row.
  func folding(_ isExpanded: Binding<Bool>) -> Self {
    var cells = self
    cells.folding = isExpanded
    return cells
  }

  /// The cells of the rows inside a disclosure row.
  var inside: Self {
    var cells = self
    cells.depth += 1
    cells.folding = nil
    return cells
  }

  /// Returns the row of a value. The identifier of the value selects the row.
  @MainActor @ViewBuilder
  func row(of value: RowValue) -> some View {
    if let folding {
      line(of: value).modifier(RowTraitModifier(value: .folding(folding)))
    } else {
      line(of: value)
    }
  }

  @MainActor
  private func line(of value: RowValue) -> some View {
    TableLine(shapes: shapes) {
      ForEach(columns, id: \.place) { column in
        HStack(spacing: 0) {
          if column.index == 0, hasFolds {
            TableDisclosureSpace(folding: folding).padding(.leading, 16 * CGFloat(depth))
          }
          column.content(value).asContent(of: nil)
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: alignment(at: column.index))
      }
    }
    .tag(value.id)
  }

  /// Returns the alignment of a column. The first column has leading alignment if rows have disclosure indicators, so
  /// that their indent shows the depth of the row.
  private func alignment(at index: Int) -> Alignment {
    index == 0 && hasFolds ? .leading : shapes[index].alignment.inFrame
  }
}

/// The space for the disclosure indicator of a row; it is empty in rows that are not disclosure rows.
private struct TableDisclosureSpace: View, BuiltInComposite {
  let folding: Binding<Bool>?

  var body: some View {
    HStack(spacing: 0) {
      if let folding {
        Button(action: { folding.wrappedValue.toggle() }) {
          DisclosureChevron(isExpanded: folding.wrappedValue).foregroundStyle(.tint).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .frame(width: 16, alignment: .leading)
  }
}
