import TributaryGeometry

/// The distribution of the width and height of a grid among its columns and rows, which processes the cells in order.
///
/// Cells of one layout priority form a level, and equally flexible cells of a level form a group. A level begins with
/// equal shares of the remaining space. After each group, tracks without waiting cells of the level close, and the open
/// tracks divide the space that the closed ones leave (``GridTracks``).
struct GridDistribution<Element: GridElement> {
  private let plan: GridPlan
  private let children: ContiguousArray<Element>
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// The proposal and the measured size of each cell.
  private(set) var offers: ContiguousArray<ProposedViewSize>
  private(set) var answers: ContiguousArray<CGSize>
  /// The column spans of cells, with the widths that the cells need; spans of fewer columns come first.
  private var spans: [(span: Range<Int>, length: CGFloat)] = []
  /// The number of unprocessed single-column cells of each column.
  private var unserved: ContiguousArray<Int>

  init(_ plan: GridPlan, _ children: ContiguousArray<Element>, columns: GridTracks, rows: GridTracks) {
    self.plan = plan
    self.children = children
    self.columns = columns
    self.rows = rows
    offers = ContiguousArray(repeating: .unspecified, count: children.count)
    answers = ContiguousArray(repeating: .zero, count: children.count)
    unserved = ContiguousArray(plan.columns.map(\.members.count))
  }

  /// Processes sorted cells.
  ///
  /// - Complexity: O(*n*), plus O(columns + rows) for each priority, plus for each group the number of columns that
  ///   cells span.
  mutating func serve(_ order: [GridService]) {
    var rest = order[...]
    while let first = rest.first {
      let level = rest.prefix { $0.priority == first.priority }
      open(level)
      var waiting = level
      while let first = waiting.first {
        let group = waiting.prefix { $0.isInGroup(of: first) }
        serve(group: group)
        waiting = waiting.dropFirst(group.count)
      }
      rest = rest.dropFirst(level.count)
    }
    stretchColumns()
  }

  /// Begins a level.
  ///
  /// The width is divided by the maximum number of columns that the level's cells cover in one row, and the height by
  /// the maximum number of the level's cells in one column.
  private mutating func open(_ level: ArraySlice<GridService>) {
    var columnsInRow: [Int: Int] = [:]
    var changes = ContiguousArray(repeating: 0, count: plan.columns.count + 1)
    for service in level {
      let cell = plan.cells[service.index]
      columnsInRow[cell.row, default: 0] += cell.columns.count
      changes[cell.columns.lowerBound] += 1
      changes[cell.columns.upperBound] -= 1
    }
    var (cells, mostCells) = (0, 0)
    for change in changes {
      cells += change
      mostCells = max(mostCells, cells)
    }
    let tracks = columnsOfCells(level)
    columns.open(tracks.singles, spans: tracks.spans, divisor: columnsInRow.values.max() ?? 1)
    rows.open(level.lazy.map { [plan] in plan.cells[$0.index].row }, spans: [], divisor: mostCells)
  }

  private func columnsOfCells(_ services: ArraySlice<GridService>) -> (singles: [Int], spans: [Range<Int>]) {
    var singles: [Int] = []
    var spans: [Range<Int>] = []
    for service in services {
      let columns = plan.cells[service.index].columns
      if columns.count == 1 { singles.append(columns.lowerBound) } else { spans.append(columns) }
    }
    return (singles, spans)
  }

  private mutating func serve(group: ArraySlice<GridService>) {
    let tracks = columnsOfCells(group)
    let closedLength = tracks.spans.isEmpty ? 0 : columns.closedLength
    // Equally flexible cells get equal offers: none depends on the size of another.
    for service in group {
      let cell = plan.cells[service.index]
      offers[service.index] = ProposedViewSize(
        rawWidth: width(for: cell, closedLength: closedLength), rawHeight: height(for: cell))
    }
    for service in group { take(service.index, plan.cells[service.index], offers[service.index]) }
    for column in tracks.singles { unserved[column] -= 1 }
    // If no width is proposed, the offer of a cell is independent of the column widths that other cells have caused.
    if !columns.room.isNaN { stretchColumns() }
    columns.close(tracks.singles)
    rows.close(group.lazy.map { [plan] in plan.cells[$0.index].row })
  }

  private func width(for cell: GridPlan.Cell, closedLength: CGFloat) -> CGFloat {
    if cell.unsizedAxes.contains(.horizontal) {
      return columns.room.isNaN ? .nan : columns.present(cell.columns).asLength
    }
    return cell.columns.count == 1
      ? columns.offer(for: cell.columns.lowerBound) : columns.offer(for: cell.columns, closedLength: closedLength)
  }

  private func height(for cell: GridPlan.Cell) -> CGFloat {
    if cell.unsizedAxes.contains(.vertical) { return rows.room.isNaN ? .nan : rows.lengths[cell.row] }
    return rows.offer(for: cell.row)
  }

  /// Measures a cell, and extends its row and column.
  private mutating func take(_ index: Int, _ cell: GridPlan.Cell, _ offer: ProposedViewSize) {
    let child = children[index]
    let size = child.usableSize(for: offer)
    let offer = child.isRigid ? ProposedViewSize(size) : offer
    offers[index] = offer
    answers[index] = size
    let dimensions = child.dimensions(of: size, for: offer)
    let isFree = cell.anchor != nil
    let guide = { (key: AlignmentKey) in dimensions.value(of: key).asCoordinate }
    rows.take(
      size.height,
      guide: isFree || cell.unsizedAxes.contains(.vertical) ? nil : guide(rows.alignment(of: cell.row)), in: cell.row)
    guard cell.columns.count == 1 else { return recordSpan(cell.columns, size.width) }
    let column = cell.columns.lowerBound
    let isAlone = isFree || cell.unsizedAxes.contains(.horizontal) || cell.alignment != nil
    columns.take(size.width, guide: isAlone ? nil : guide(columns.alignment(of: column)), in: column)
  }

  private mutating func recordSpan(_ span: Range<Int>, _ length: CGFloat) {
    let key = (span.count, span.lowerBound)
    let place = spans.firstIndex { ($0.span.count, $0.span.lowerBound) >= key } ?? spans.count
    if place < spans.count, spans[place].span == span {
      spans[place].length = max(spans[place].length, length)
    } else {
      spans.insert((span, length), at: place)
    }
  }

  /// Extends columns by equal parts for the cells that span them. Columns that have a waiting single-column cell, or no
  /// single-column cell, are extended first.
  private mutating func stretchColumns() {
    if spans.isEmpty { return }
    columns.stretch(for: spans) { unserved[$0] > 0 || plan.columns[$0].members.isEmpty }
  }
}

/// The sort key of a cell for the distribution of a grid, by which the least flexible cell is first.
///
/// 1. Higher layout priorities precede lower ones.
/// 2. Bounded cells precede cells that are unbounded along one axis, which precede cells that are unbounded along both.
/// 3. Cells with a smaller sum of possible growth along their bounded axes precede others.
/// 4. Cells without an unsized axis precede those with one.
///
/// Axes without a proposed length are ignored in steps 2 and 3.
struct GridService: Comparable {
  let index: Int
  let priority: Double
  let unboundedAxes: Int
  /// The length for an infinite proposal minus the length for a zero proposal, in points, summed over the bounded axes.
  let flexibility: CGFloat
  let isUnsized: Bool

  init<Element: GridElement>(
    _ index: Int, _ child: Element, isUnsized: Bool, of proposal: ProposedViewSize
  ) {
    self.index = index
    self.isUnsized = isUnsized
    priority = StackSolver.usablePriority(child.layoutPriority)
    let least = child.usableSize(for: proposal.replacingLengths(by: 0))
    guard !child.isRigid else {
      unboundedAxes = 0
      flexibility = 0
      return
    }
    let most = child.usableSize(for: proposal.replacingLengths(by: .infinity))
    var unboundedAxes = 0
    var flexibility: CGFloat = 0
    for axis in Axis.allCases where !proposal.raw(axis).isNaN {
      if most.length(along: axis) == .infinity {
        unboundedAxes += 1
      } else {
        flexibility += (most.length(along: axis) - least.length(along: axis)).asCoordinate
      }
    }
    self.unboundedAxes = unboundedAxes
    self.flexibility = flexibility
  }

  /// Returns whether both cells are processed together, with one share.
  func isInGroup(of other: GridService) -> Bool {
    priority == other.priority && unboundedAxes == other.unboundedAxes && flexibility == other.flexibility
      && isUnsized == other.isUnsized
  }

  static func < (lhs: GridService, rhs: GridService) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    if lhs.unboundedAxes != rhs.unboundedAxes { return lhs.unboundedAxes < rhs.unboundedAxes }
    if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
    if lhs.isUnsized != rhs.isUnsized { return rhs.isUnsized }
    return lhs.index < rhs.index
  }
}

extension ProposedViewSize {
  /// Returns the proposal with each specified length replaced.
  fileprivate func replacingLengths(by length: CGFloat) -> ProposedViewSize {
    ProposedViewSize(rawWidth: rawWidth.isNaN ? .nan : length, rawHeight: rawHeight.isNaN ? .nan : length)
  }
}
