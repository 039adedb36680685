import TributaryGeometry

/// Divides width and height of a grid among its columns and rows by serving one cell after the other.
///
/// Cells that are equally flexible form a group, which gets one share: what is left for the columns for which somebody of
/// its priority waits, divided by their number. Nothing is kept back for lower priorities. Spacers come last, and are offered
/// what nobody needs.
struct GridDistribution<Element: LayoutElement> {
  private let plan: GridPlan
  private let children: ContiguousArray<Element>
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  private(set) var offers: ContiguousArray<ProposedViewSize>
  /// The widths of cells that span, in the order in which they were served.
  private var spans: [(cell: Int, width: CGFloat)] = []

  init(_ plan: GridPlan, _ children: ContiguousArray<Element>, columns: GridTracks, rows: GridTracks) {
    self.plan = plan
    self.children = children
    self.columns = columns
    self.rows = rows
    offers = ContiguousArray(repeating: .unspecified, count: children.count)
  }

  /// Serves cells that are in order.
  ///
  /// - Complexity: O(*n*), and O(columns + rows) for each priority.
  mutating func serve(_ order: [GridService]) {
    var rest = order[...]
    while let first = rest.first {
      let level = rest.prefix { $0.priority == first.priority }
      let cells = level.map { [plan] in plan.cells[$0.index] }
      columns.open(cells.map(\.columns).filter { $0.count == 1 }.map(\.lowerBound))
      rows.open(cells.map(\.row))
      var waiting = level
      while let first = waiting.first {
        let group = waiting.prefix { $0.isInGroup(of: first) }
        serve(group: group)
        waiting = waiting.dropFirst(group.count)
      }
      rest = rest.dropFirst(level.count)
    }
  }

  private mutating func serve(group: ArraySlice<GridService>) {
    let isOfSpacers = group.first.map { $0.priority == SpacerLayout.layoutPriority } ?? false
    let shares =
      isOfSpacers
      ? (columns: columns.rest, rows: rows.rest) : (columns: columns.share, rows: rows.share)
    for service in group {
      let cell = plan.cells[service.index]
      let offer = ProposedViewSize(
        rawWidth: isOfSpacers && !cell.unsizedAxes.contains(.horizontal)
          ? shares.columns : width(shares.columns, for: cell),
        rawHeight: isOfSpacers && !cell.unsizedAxes.contains(.vertical) ? shares.rows : height(shares.rows, for: cell))
      take(service.index, cell, offer)
    }
    for service in group {
      let cell = plan.cells[service.index]
      rows.close(cell.row)
      if cell.columns.count == 1 { columns.close(cell.columns.lowerBound) }
    }
  }

  private func width(_ share: CGFloat, for cell: GridPlan.Cell) -> CGFloat {
    if cell.unsizedAxes.contains(.horizontal) {
      return columns.room.isNaN ? .nan : columns.present(cell.columns).asLength
    }
    return cell.columns.count == 1
      ? columns.offer(share, for: cell.columns.lowerBound) : columns.offer(share, for: cell.columns)
  }

  private func height(_ share: CGFloat, for cell: GridPlan.Cell) -> CGFloat {
    if cell.unsizedAxes.contains(.vertical) { return rows.room.isNaN ? .nan : rows.lengths[cell.row] }
    return rows.offer(share, for: cell.row)
  }

  /// Measures a cell and makes room for it.
  private mutating func take(_ index: Int, _ cell: GridPlan.Cell, _ offer: ProposedViewSize) {
    let child = children[index]
    let size = child.usableSize(for: offer)
    let offer = child.isRigid ? ProposedViewSize(size) : offer
    offers[index] = offer
    let dimensions = child.dimensions(of: size, for: offer)
    let isFree = cell.anchor != nil
    let rowGuide = { (key: AlignmentKey) in dimensions.value(of: key).asCoordinate }
    rows.take(
      size.height,
      guide: isFree || cell.unsizedAxes.contains(.vertical) ? nil : rowGuide(rows.alignment(of: cell.row)), in: cell.row
    )
    guard cell.columns.count == 1 else { return spans.append((index, size.width)) }
    let column = cell.columns.lowerBound
    let isAlone = isFree || cell.unsizedAxes.contains(.horizontal) || cell.alignment != nil
    columns.take(size.width, guide: isAlone ? nil : rowGuide(columns.alignment(of: column)), in: column)
  }

  /// Lets columns grow by equal parts for cells that span them, those of few columns first.
  mutating func growForSpanningCells() {
    let order = spans.sorted {
      (plan.cells[$0.cell].columns.count, $0.cell) < (plan.cells[$1.cell].columns.count, $1.cell)
    }
    for span in order { columns.take(span.width, in: plan.cells[span.cell].columns) }
  }
}
