import Foundation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The widths that the reader has given to the columns of a table, in points.
///
/// In a table with a customization, a column with an identifier has its width there. The table stores the other widths.
struct TableWidths<RowValue: Identifiable> {
  let own: Binding<[TableColumnLocation: CGFloat]>
  let customizing: TableCustomizing<RowValue>?

  typealias Columns<Sort> = [TableColumns<RowValue, Sort>.Column]

  private func width(of column: TableColumnIdentity) -> CGFloat? {
    if let customizing, let id = column.id { return customizing.value.wrappedValue[width: id] }
    return own.wrappedValue[column.place]
  }

  private func setWidth(_ width: CGFloat, of column: TableColumnIdentity) {
    if let customizing, let id = column.id {
      customizing.value.wrappedValue[width: id] = width
    } else {
      own.wrappedValue[column.place] = width
    }
  }

  /// Returns the width limits of the shown columns. The last resizable column takes the rest of the width.
  @MainActor
  func shapes<Sort>(of columns: Columns<Sort>) -> [TableColumnShape] {
    let last = columns.lastIndex(where: \.isResizable)
    return columns.indices.map { index in
      let column = columns[index]
      guard index != last, !column.shape.isFixed, let width = width(of: column.identity) else { return column.shape }
      return column.shape.fixed(to: width)
    }
  }

  /// Moves the border after a column. The column and the next resizable one change their widths within their limits,
  /// and all others keep theirs.
  ///
  /// - Parameters:
  ///   - lengths: The widths of the shown columns before the move.
  ///   - distance: The distance toward the trailing edge, in points.
  @MainActor
  func moveBorder<Sort>(after index: Int, by distance: CGFloat, from lengths: [CGFloat], in columns: Columns<Sort>) {
    guard let next = Self.next(after: index, in: columns), lengths.count == columns.count else { return }
    let first = columns[index].shape.room(from: lengths[index])
    let second = columns[next].shape.room(from: lengths[next])
    let moved = min(max(distance, -first.less, -second.more), first.more, second.less)
    let last = columns.lastIndex(where: \.isResizable)
    for other in columns.indices where other != last && !columns[other].shape.isFixed {
      let change = other == index ? moved : other == next ? -moved : 0
      setWidth(lengths[other] + change, of: columns[other].identity)
    }
  }

  /// Returns the resizable column after another resizable one; `nil` if the border after a column cannot be moved.
  @MainActor
  static func next<Sort>(after index: Int, in columns: Columns<Sort>) -> Int? {
    guard columns[index].isResizable else { return nil }
    return columns[(index + 1)...].firstIndex(where: \.isResizable)
  }
}

extension TableColumns.Column {
  /// Whether the reader can change the width of the column.
  fileprivate var isResizable: Bool { !shape.isFixed && !identity.disabled.contains(.resize) }
}

extension TableColumnShape {
  /// The width to which the reader can reduce a column without a minimum, in points.
  private static let smallest: CGFloat = 16

  fileprivate var isFixed: Bool { least != nil && least == most }

  /// Returns the limits of a column with a width that the reader has chosen.
  fileprivate func fixed(to width: CGFloat) -> Self {
    var shape = self
    let width = clamp(width)
    (shape.least, shape.ideal, shape.most) = (width, width, width)
    return shape
  }

  /// Returns the lengths by which a width can be reduced and increased, in points.
  fileprivate func room(from width: CGFloat) -> (less: CGFloat, more: CGFloat) {
    let least = max(self.least ?? Self.smallest, 0)
    return (max(0, width - least), max(0, max(most ?? .infinity, least) - width))
  }
}

/// The borders between the titles of a table, which the reader drags to change the widths of columns.
struct TableBorders<RowValue: Identifiable, Sort>: View, BuiltInComposite {
  let columns: [TableColumns<RowValue, Sort>.Column]
  let shapes: [TableColumnShape]
  let widths: TableWidths<RowValue>
  /// The widths of the columns at the start of the current drag. Columns can appear, disappear, and move meanwhile.
  @GestureState private var start: [TableColumnLocation: CGFloat]?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let borders = columns.placed().filter { TableWidths.next(after: $0.index, in: columns) != nil }
    GeometryReader { proxy in
      let lengths = TableLine.lengths(shapes, in: proxy.size.width)
      TableBorderLine(positions: borders.map { TableLine.end(of: $0.index, lengths) }) {
        ForEach(borders, id: \.place) { border in
          Color.clear.contentShape(Rectangle()).pointerStyle(.columnResize)
            .gesture(
              DragGesture(minimumDistance: 1, coordinateSpace: .global)
                .updating($start) { _, start, _ in start = start ?? byPlace(lengths) }
                .onChanged { drag in
                  let distance = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
                  let old = columns.indices.map { start?[columns[$0].identity.place] ?? lengths[$0] }
                  widths.moveBorder(after: border.index, by: distance, from: old, in: columns)
                })
        }
      }
    }
  }

  private func byPlace(_ lengths: [CGFloat]) -> [TableColumnLocation: CGFloat] {
    var widths: [TableColumnLocation: CGFloat] = [:]
    for (column, length) in zip(columns, lengths) { widths[column.identity.place] = length }
    return widths
  }
}

/// A layout of the borders between the titles of a table.
private struct TableBorderLine: Layout {
  /// The positions of the borders from the leading edge, in points.
  let positions: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, position) in zip(subviews, positions) {
      subview.place(
        at: CGPoint(x: bounds.minX + position, y: bounds.minY),
        proposal: ProposedViewSize(width: TableLine.gap, height: bounds.height))
    }
  }
}
