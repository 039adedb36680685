import Foundation
import SceneTestSupport
import TributaryGeometry

/// The rows of a grid, and the rows and columns of its cells.
struct Grid {
  struct Cell {
    var item: Item
    var row: Int
    var columns: Range<Int>
    var isWide: Bool  // outside a row
    /// The proposal with which the cell is measured, and the size that it returns.
    var proposal = Proposal.unspecified
    var size = CGSize.zero
    var isMeasured = false
    var isSingle: Bool { columns.count == 1 }
    /// A spanning cell, and one outside a row, are aligned by the grid (GRID-34).
    var hasColumn: Bool { isSingle && !isWide }

    /// Whether the cell meets others on a guide. An unsized cell takes the length of the others (GRID-46).
    func isAligned(on guide: AnyGuide) -> Bool {
      let unsized = item.unsizedAxes
      return guide.isHorizontal ? hasColumn && unsized?.hasHorizontal != true : unsized?.hasVertical != true
    }
  }

  private(set) var cells: [Cell] = []
  private var rowGuides: [AnyGuide]
  private var columnCount = 1
  private let place: AlignmentPair
  private let horizontal, vertical: CGFloat?
  private var columns = Tracks(gaps: [], proposal: nil)
  private var rows = Tracks(gaps: [], proposal: nil)

  init(_ nodes: [Node], _ place: AlignmentPair, _ horizontal: CGFloat?, _ vertical: CGFloat?, _ scope: Scope) {
    (self.place, self.horizontal, self.vertical) = (place, horizontal, vertical)
    var scope = scope
    scope.direction = .depth
    // Empty rows take no space (GRID-12).
    let rows = Self.rows(of: nodes, scope).filter { !$0.items.isEmpty }
    rowGuides = rows.map { .vertical($0.guide ?? place.vertical) }
    for (row, content) in rows.enumerated() {
      var column = 0
      for item in content.items {
        let end = column + max(item.spanOfColumns ?? 1, 1)
        cells.append(Cell(item: item, row: row, columns: column..<end, isWide: content.isWide))
        column = end
      }
      // The number of columns is that of the widest row (GRID-09).
      if !content.isWide { columnCount = max(columnCount, column) }
    }
    for index in cells.indices where cells[index].isWide { cells[index].columns = 0..<columnCount }
  }

  /// A view outside a row is a row across all columns (GRID-03).
  private static func rows(of nodes: [Node], _ scope: Scope) -> [(items: [Item], guide: VerticalGuide?, isWide: Bool)] {
    nodes.flatMap { node -> [(items: [Item], guide: VerticalGuide?, isWide: Bool)] in
      if case .gridRow(let guide) = node.element { return [(node.items(in: scope), guide, false)] }
      guard node.modifiers.isEmpty, let contents = node.transparentContent(in: scope) else {
        return node.items(in: scope).map { ([$0], nil, true) }
      }
      return contents.flatMap { rows(of: $0.nodes, $0.scope) }
    }
  }

  /// The largest distance that cells prefer where they meet (GRID-35).
  private func gap(_ edge: Edge, to next: Edge, where meet: (Cell, Cell) -> Bool) -> CGFloat {
    cells.flatMap { cell in cells.filter { meet(cell, $0) }.map { cell.item.gap(edge, to: $0.item, next) } }.max() ?? 0
  }

  /// The gaps before columns: explicit, or those that the cells prefer.
  private var columnGaps: [CGFloat] {
    (0..<columnCount).map { column in
      horizontal
        ?? gap(.trailing, to: .leading) {
          $0.row == $1.row && $0.columns.upperBound == column && $1.columns.lowerBound == column
        }
    }
  }

  private var rowGaps: [CGFloat] {
    rowGuides.indices.map { row in
      vertical ?? gap(.bottom, to: .top) { $0.row == row - 1 && $1.row == row && $0.columns.overlaps($1.columns) }
    }
  }

  /// The cells at an edge of the grid.
  func cells(at edge: Edge) -> [Cell] {
    cells.filter { cell in
      switch edge {
      case .top: cell.row == 0
      case .bottom: cell.row == rowGuides.count - 1
      case .leading: cell.columns.lowerBound == 0
      case .trailing: cell.columns.upperBound == columnCount
      }
    }
  }

  /// The columns or the rows while cells are measured.
  private struct Tracks {
    var gaps: [CGFloat]
    var proposal: CGFloat?
    /// The lengths that measured cells require, and what spanning cells require in addition.
    var lengths, extra, share: [CGFloat]
    var isOpen, hasClosed: [Bool]
    var room: CGFloat = 0

    init(gaps: [CGFloat], proposal: CGFloat?) {
      (self.gaps, self.proposal) = (gaps, proposal)
      lengths = gaps.map { _ in 0 }
      (extra, share) = (lengths, lengths)
      isOpen = gaps.map { _ in false }
      hasClosed = isOpen
    }

    func present(_ tracks: Range<Int>) -> CGFloat {
      tracks.reduce(0) { $0 + lengths[$1] + extra[$1] } + gaps[tracks].dropFirst().reduce(0, +)
    }
    func start(of track: Int) -> CGFloat { track == 0 ? 0 : present(0..<track) + gaps[track] }

    /// A level of priority shares what the existing lengths leave (GRID-02, GRID-26, GRID-31).
    mutating func start(open: [Bool], sharers: Int?) {
      (isOpen, hasClosed) = (open, open.map { _ in false })
      guard let proposal else { return }
      room = proposal - present(lengths.indices)
      share = lengths.map { _ in room / CGFloat(max(sharers ?? 1, 1)) }
    }

    /// The proposal to a cell. A spanning cell is offered what the tracks outside it leave (GRID-05, GRID-32).
    func offer(_ tracks: Range<Int>, isUnsized: Bool) -> CGFloat? {
      guard let proposal else { return nil }
      if isUnsized { return present(tracks) }
      if proposal == .infinity { return .infinity }
      if tracks.count == 1 { return max(share[tracks.lowerBound], present(tracks), 0) }
      let outside = lengths.indices.filter { !tracks.contains($0) }.reduce(0) { sum, track in
        sum + (isOpen[track] ? share[track] : hasClosed[track] ? lengths[track] + extra[track] : 0)
      }
      return max(room - outside + gaps[tracks].dropFirst().reduce(0, +), present(tracks))
    }

    /// A track for which no cell waits closes, and the others share what it leaves (GRID-27, GRID-28).
    mutating func close(_ open: [Bool]) {
      var rest: CGFloat = 0
      for track in lengths.indices where isOpen[track] && !open[track] {
        rest += share[track] - lengths[track] - extra[track]
        (isOpen[track], hasClosed[track]) = (false, true)
      }
      let count = isOpen.count { $0 }
      for track in lengths.indices where isOpen[track] { share[track] += rest / CGFloat(count) }
    }
  }

  /// Returns the grid with measured cells.
  private func measured(for proposal: Proposal) -> Grid {
    var grid = self
    grid.columns = Tracks(gaps: columnGaps, proposal: proposal.width)
    grid.rows = Tracks(gaps: rowGaps, proposal: proposal.height)
    let keys = cells.map { $0.item.flexibility(in: proposal) }
    for priority in Set(cells.map(\.item.priority)).sorted(by: >) {
      let level = cells.indices.filter { cells[$0].item.priority == priority }
      let covered = rowGuides.indices.map { row in
        level.filter { cells[$0].row == row }.reduce(0) { $0 + cells[$1].columns.count }
      }
      let stacked = (0..<columnCount).map { column in level.count { cells[$0].columns.contains(column) } }
      grid.columns.start(open: grid.openColumns(level), sharers: covered.max())
      grid.rows.start(open: grid.openRows(level), sharers: stacked.max())
      for key in Set(level.map { keys[$0] }).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        grid.measure(level.filter { keys[$0] == key })
        grid.columns.close(grid.openColumns(level))
        grid.rows.close(grid.openRows(level))
      }
    }
    grid.widen()
    return grid
  }

  /// A column is open while a cell of the level waits that occupies only it. A column that only spanning cells of the
  /// level cover keeps its share (GRID-37, GRID-42, GRID-48).
  private func openColumns(_ level: [Int]) -> [Bool] {
    (0..<columnCount).map { column in
      let covering = level.map { cells[$0] }.filter { $0.columns.contains(column) }
      let singles = covering.filter(\.isSingle)
      return singles.isEmpty ? !covering.isEmpty : singles.contains { !$0.isMeasured }
    }
  }

  private func openRows(_ level: [Int]) -> [Bool] {
    rowGuides.indices.map { row in level.contains { !cells[$0].isMeasured && cells[$0].row == row } }
  }

  /// Measures equally flexible cells.
  private mutating func measure(_ group: [Int]) {
    for index in group {
      let (cell, unsized) = (cells[index], cells[index].item.unsizedAxes)
      let offer = Proposal(
        width: columns.offer(cell.columns, isUnsized: unsized?.hasHorizontal ?? false),
        height: rows.offer(cell.row..<cell.row + 1, isUnsized: unsized?.hasVertical ?? false))
      (cells[index].proposal, cells[index].size) = (offer, cell.item.size(for: offer))
    }
    for index in group { cells[index].isMeasured = true }
    for column in 0..<columnCount { columns.lengths[column] = extent(of: column, on: columnGuide(column)).length }
    for row in rowGuides.indices { rows.lengths[row] = extent(of: row, on: rowGuides[row]).length }
    if columns.proposal != nil { widen() }
  }

  private func singles(in column: Int) -> [Cell] { cells.filter { $0.isSingle && $0.columns.contains(column) } }

  /// One cell sets the guide of its column (GRID-16, GRID-17).
  private func columnGuide(_ column: Int) -> AnyGuide {
    let members = cells.filter { $0.hasColumn && $0.columns.contains(column) }
    return .horizontal(members.lazy.compactMap(\.item.columnAlignment).first ?? place.horizontal)
  }

  /// The line on which the cells of a track are aligned, their extent beside it, and the length of the track: that of
  /// the longest cell or the extent (GRID-01, GRID-19, GRID-50).
  private func extent(of track: Int, on guide: AnyGuide) -> (line: CGFloat, extent: CGFloat, length: CGFloat) {
    let all = (guide.isHorizontal ? singles(in: track) : cells.filter { $0.row == track }).filter(\.isMeasured)
    let members = all.filter { $0.isAligned(on: guide) }
    let (line, extent) = aligned(
      members.map { $0.size.length(along: guide) },
      members.map { $0.item.guide(guide, for: $0.proposal, size: $0.size) })
    return (line, extent, max(extent, all.map { $0.size.length(along: guide) }.max() ?? 0))
  }

  /// The start of a cell in its slot. The cells of a track are aligned together, like one view (GRID-15, GRID-40).
  private func start(of cell: Cell, on guide: AnyGuide, _ proposal: Proposal, in length: CGFloat) -> CGFloat {
    let size = cell.item.size(for: proposal)
    let own = size.length(along: guide)
    if Double(own).isClose(to: length) { return 0 }
    guard cell.isAligned(on: guide) else { return guide.fraction * (length - own) }
    let (line, extent, _) = extent(of: guide.isHorizontal ? cell.columns.lowerBound : cell.row, on: guide)
    return guide.fraction * (length - extent) + line - cell.item.guide(guide, for: proposal, size: size)
  }

  /// A spanning cell that needs more than its columns widens them by equal amounts, and first those in which no cell is
  /// alone (GRID-08, GRID-43). Cells of fewer columns are first (GRID-49).
  private mutating func widen() {
    columns.extra = columns.extra.map { _ in 0 }
    let spanning = cells.filter { !$0.isSingle && $0.isMeasured }
    for count in Set(spanning.map(\.columns.count)).sorted() {
      for cell in spanning where cell.columns.count == count { widen(for: cell) }
    }
  }

  private mutating func widen(for cell: Cell) {
    let missing = cell.size.width - columns.present(cell.columns)
    guard missing > 0 else { return }
    let open = cell.columns.filter { column in
      let cells = singles(in: column)
      return cells.isEmpty || cells.contains { !$0.isMeasured }
    }
    let targets = open.isEmpty ? Array(cell.columns) : open
    for column in targets { columns.extra[column] += missing / CGFloat(targets.count) }
  }

  func size(for proposal: Proposal) -> CGSize {
    if cells.isEmpty { return .zero }  // GRID-14
    let grid = measured(for: proposal)
    return CGSize(width: grid.columns.present(0..<columnCount), height: grid.rows.present(rowGuides.indices))
  }

  /// Each cell is placed with its slot, or with the proposal with which it fills it (GRID-30, GRID-39).
  func slots(for proposal: Proposal) -> [Slot] {
    let grid = measured(for: proposal)
    let (columns, rows) = (grid.columns, grid.rows)
    return grid.cells.enumerated().map { index, cell in
      let size = CGSize(width: columns.present(cell.columns), height: rows.present(cell.row..<cell.row + 1))
      let isFilled = Value.list([size.width, size.height]).isClose(to: .list([cell.size.width, cell.size.height]))
      let proposal = isFilled ? cell.proposal : Proposal(size)
      let across = cell.hasColumn ? columnGuide(cell.columns.lowerBound) : .horizontal(place.horizontal)
      let x = columns.start(of: cell.columns.lowerBound) + grid.start(of: cell, on: across, proposal, in: size.width)
      let y = rows.start(of: cell.row) + grid.start(of: cell, on: rowGuides[cell.row], proposal, in: size.height)
      return (index, CGPoint(x: x, y: y), proposal)
    }
  }
}

extension CGSize {
  fileprivate func length(along guide: AnyGuide) -> CGFloat { guide.isHorizontal ? width : height }
}

/// The attributes of a view in a grid pass through its modifiers (GRID-21).
extension Item {
  /// The place of a cell in the order of measurement: the less flexible first (GRID-27, GRID-32, GRID-36, GRID-38).
  func flexibility(in proposal: Proposal) -> [CGFloat] {
    let (least, most) = (size(for: .zero), size(for: .infinity))
    let axes = [(proposal.width, least.width, most.width), (proposal.height, least.height, most.height)]
      .filter { $0.0 != nil }
    let infinite = axes.count { $0.2 == .infinity }
    let finite = axes.filter { $0.2 != .infinity }.reduce(0) { $0 + $1.2 - $1.1 }
    return [CGFloat(infinite), finite, unsizedAxes == nil ? 0 : 1]
  }

  /// Several numbers of columns above 1 add up (GRID-44).
  var spanOfColumns: Int? {
    guard case .effect(.gridCellColumns(let columns)) = role else { return modified?.spanOfColumns }
    return [child.spanOfColumns ?? 1, Int(scope.number(columns))].filter { $0 > 1 }.reduce(0, +)
  }

  /// Several unsized axes unite (GRID-33).
  var unsizedAxes: Axes? {
    guard case .effect(.gridCellUnsizedAxes(let axes)) = role else { return modified?.unsizedAxes }
    return child.unsizedAxes.map { $0 == axes ? axes : .both } ?? axes
  }

  /// The innermost alignment applies.
  var columnAlignment: HorizontalGuide? {
    guard case .effect(.gridColumnAlignment(let guide)) = role else { return modified?.columnAlignment }
    return child.columnAlignment ?? guide
  }
}
