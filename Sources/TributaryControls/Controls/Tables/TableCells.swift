@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// Makes the cells of a table's rows; opaque to user code.
public struct TableCells<RowValue: Identifiable> {
  let shapes: [TableColumnShape]
  let contents: [(RowValue) -> AnyView]
  /// Whether there is room for signs of rows that fold.
  let hasFolds: Bool
  /// How many rows the rows stand inside.
  private var depth = 0
  /// Whether the row is folded out; `nil` for one that does not fold.
  private var folding: Binding<Bool>?

  init(shapes: [TableColumnShape], contents: [(RowValue) -> AnyView], hasFolds: Bool) {
    self.shapes = shapes
    self.contents = contents
    self.hasFolds = hasFolds
  }

  /// The cells of a row that folds others out and in.
  func folding(_ isExpanded: Binding<Bool>) -> Self {
    var cells = self
    cells.folding = isExpanded
    return cells
  }

  /// The cells of rows that another one folds out.
  var inside: Self {
    var cells = self
    cells.depth += 1
    cells.folding = nil
    return cells
  }

  /// The row of a value, which is chosen by the value's id.
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
      ForEach(contents.indices, id: \.self) { index in
        HStack(spacing: 0) {
          if index == 0, hasFolds { TableFoldPlace(folding: folding).padding(.leading, 16 * CGFloat(depth)) }
          contents[index](value)
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: alignment(at: index))
      }
    }
    .tag(value.id)
  }

  /// Signs that fold stand at the leading edge, where they tell how deep a row is.
  private func alignment(at index: Int) -> Alignment {
    index == 0 && hasFolds ? .leading : shapes[index].alignment.inFrame
  }
}

/// The place of the sign of a row that folds; rows beside it that do not fold leave it free.
private struct TableFoldPlace: View, FrameworkComposite {
  let folding: Binding<Bool>?

  var body: some View {
    HStack(spacing: 0) {
      if let folding {
        Button(action: { folding.wrappedValue.toggle() }) {
          FoldSign(isExpanded: folding.wrappedValue).foregroundStyle(.tint).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
      }
    }
    .frame(width: 16, alignment: .leading)
  }
}
