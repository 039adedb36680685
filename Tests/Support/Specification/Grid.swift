import Foundation
import SceneTestSupport
import TributaryGeometry

/// The rows of a grid, and the rows and columns of its cells.
struct Grid {
  struct Cell {
    var row: Int
    var columns: Range<Int>
    var isSingle: Bool { columns.count == 1 }
  }

  var cells: [Cell] = []
  var rowGuides: [VerticalGuide] = []
  var columnCount = 1
  var place: AlignmentPair
  var horizontal: CGFloat?
  var vertical: CGFloat?

  /// A view outside a row is a row across all columns (GRID-03). Empty rows take no space (GRID-12).
  static func made(
    of nodes: [Node], _ place: AlignmentPair, horizontal: CGFloat?, vertical: CGFloat?, _ scope: Scope
  ) -> (Grid, [Item]) {
    var grid = Grid(place: place, horizontal: horizontal, vertical: vertical)
    var (items, wide): ([Item], [Int]) = ([], [])
    var scope = scope
    scope.direction = .depth
    func add(_ row: [Item], _ guide: VerticalGuide) {
      var column = 0
      for item in row {
        let span = max(item.spanOfColumns ?? 1, 1)
        grid.cells.append(Cell(row: grid.rowGuides.count, columns: column..<column + span))
        column += span
      }
      items += row
      if !row.isEmpty { grid.rowGuides.append(guide) }
    }
    func add(_ nodes: [Node], _ scope: Scope) {
      for node in nodes {
        if case .gridRow(let guide) = node.element {
          add(node.items(in: scope), guide ?? place.vertical)
        } else if node.modifiers.isEmpty, let contents = node.transparentContent(in: scope) {
          for content in contents { add(content.nodes, content.scope) }
        } else {
          for item in node.items(in: scope) {
            wide.append(items.count)
            add([item], place.vertical)
          }
        }
      }
    }
    add(nodes, scope)
    // The number of columns is that of the widest row (GRID-09).
    let inRows = grid.cells.indices.filter { !wide.contains($0) }
    grid.columnCount = max(inRows.map { grid.cells[$0].columns.upperBound }.max() ?? 1, 1)
    for index in wide { grid.cells[index].columns = 0..<grid.columnCount }
    return (grid, items)
  }

  /// The gaps before columns: explicit, or the largest distance that the cells that meet there prefer (GRID-35).
  private func columnGaps(_ items: [Item]) -> [CGFloat] {
    (0..<columnCount).map { column in
      if column == 0 { return 0 }
      let second = cells.indices.dropFirst().filter {
        cells[$0].columns.lowerBound == column && cells[$0 - 1].row == cells[$0].row
      }
      return horizontal ?? second.map { items[$0 - 1].gap(.trailing, to: items[$0], .leading) }.max() ?? 0
    }
  }

  private func rowGaps(_ items: [Item]) -> [CGFloat] {
    rowGuides.indices.map { row in
      if row == 0 { return 0 }
      let gaps = cells.indices.filter { cells[$0].row == row }.flatMap { below in
        cells.indices.filter { cells[$0].row == row - 1 && cells[$0].columns.overlaps(cells[below].columns) }
          .map { items[$0].gap(.bottom, to: items[below], .top) }
      }
      return vertical ?? gaps.max() ?? 0
    }
  }

  /// The cells at an edge of the grid.
  func cells(at edge: Edge) -> [Int] {
    cells.indices.filter { index in
      switch edge {
      case .top: cells[index].row == 0
      case .bottom: cells[index].row == rowGuides.count - 1
      case .leading: cells[index].columns.lowerBound == 0
      case .trailing: cells[index].columns.upperBound == columnCount
      }
    }
  }

  /// The columns or the rows while cells are measured.
  private struct Tracks {
    var gaps: [CGFloat]
    var proposal: CGFloat?
    /// The lengths that measured cells require, and what spanning cells require in addition.
    var lengths: [CGFloat]
    var extra: [CGFloat]
    var share: [CGFloat]
    var isOpen: [Bool]
    var hasClosed: [Bool]
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

    /// A level of priority shares what the existing lengths leave (GRID-02, GRID-26, GRID-31).
    mutating func start(open: [Bool], sharers: Int) {
      (isOpen, hasClosed) = (open, open.map { _ in false })
      guard let proposal else { return }
      room = proposal - present(lengths.indices)
      share = lengths.map { _ in room / CGFloat(max(sharers, 1)) }
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

  /// The place of a cell in the order of measurement: the less flexible first (GRID-27, GRID-32, GRID-36, GRID-38).
  private func orderKey(_ item: Item, _ proposal: Proposal) -> [CGFloat] {
    let (least, most) = (item.size(for: .zero), item.size(for: .infinity))
    let axes = [(proposal.width, least.width, most.width), (proposal.height, least.height, most.height)]
      .filter { $0.0 != nil }
    let infinite = axes.count { $0.2 == .infinity }
    let flexibility = axes.filter { $0.2 != .infinity }.reduce(0) { $0 + $1.2 - $1.1 }
    return [CGFloat(infinite), flexibility, item.unsizedAxes == nil ? 0 : 1]
  }

  private typealias Measured = [(proposal: Proposal, size: CGSize)]

  private func solve(_ items: [Item], _ proposal: Proposal) -> (columns: Tracks, rows: Tracks, measured: Measured) {
    var columns = Tracks(gaps: columnGaps(items), proposal: proposal.width)
    var rows = Tracks(gaps: rowGaps(items), proposal: proposal.height)
    var measured: Measured = items.map { _ in (.unspecified, .zero) }
    var isServed = items.map { _ in false }
    let keys = items.map { orderKey($0, proposal) }

    for priority in Set(items.map(\.priority)).sorted(by: >) {
      let level = items.indices.filter { items[$0].priority == priority }
      // A column is open while a cell of the level waits in it, and one that only spanning cells cover while one of
      // those waits (GRID-37; three columns of which a span covers one share equally).
      func openColumns() -> [Bool] {
        (0..<columnCount).map { column in
          let hasSingle = cells.contains { $0.isSingle && $0.columns.contains(column) }
          return level.contains {
            !isServed[$0] && cells[$0].isSingle == hasSingle && (!hasSingle || cells[$0].columns.contains(column))
          }
        }
      }
      func openRows() -> [Bool] {
        rowGuides.indices.map { row in level.contains { !isServed[$0] && cells[$0].row == row } }
      }
      let covered = rowGuides.indices.map { row in
        level.filter { cells[$0].row == row }.reduce(0) { $0 + cells[$1].columns.count }
      }
      let stacked = (0..<columnCount).map { column in level.count { cells[$0].columns.contains(column) } }
      columns.start(open: openColumns(), sharers: covered.max() ?? 1)
      rows.start(open: openRows(), sharers: stacked.max() ?? 1)
      for key in Set(level.map { keys[$0] }).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        let group = level.filter { keys[$0] == key }
        for index in group {
          let unsized = items[index].unsizedAxes
          let offer = Proposal(
            width: columns.offer(cells[index].columns, isUnsized: unsized?.hasHorizontal ?? false),
            height: rows.offer(cells[index].row..<cells[index].row + 1, isUnsized: unsized?.hasVertical ?? false))
          measured[index] = (offer, items[index].size(for: offer))
        }
        for index in group {
          isServed[index] = true
          let (cell, column) = (cells[index], cells[index].columns.lowerBound)
          if cell.isSingle { columns.lengths[column] = max(columns.lengths[column], measured[index].size.width) }
        }
        for row in rowGuides.indices { rows.lengths[row] = rowExtent(row, items, measured, isServed).length }
        if proposal.width != nil { widen(&columns, measured, isServed) }
        columns.close(openColumns())
        rows.close(openRows())
      }
    }
    widen(&columns, measured, isServed)
    return (columns, rows, measured)
  }

  /// The line on which the cells of a row are aligned, and their extent beside it: baselines widen a row (GRID-01, GRID-19).
  private func rowExtent(
    _ row: Int, _ items: [Item], _ measured: Measured, _ isServed: [Bool]
  ) -> (line: CGFloat, length: CGFloat) {
    let members = cells.indices.filter { cells[$0].row == row && isServed[$0] }
    let isBaseline = rowGuides[row] == .firstTextBaseline || rowGuides[row] == .lastTextBaseline
    let guides = members.map {
      isBaseline ? items[$0].guide(.vertical(rowGuides[row]), for: measured[$0].proposal) : 0
    }
    let whole = extent(members.map { measured[$0].size.height }, guides)
    return isBaseline
      ? whole
      : (AnyGuide.vertical(rowGuides[row]).defaultValue(in: CGSize(width: 0, height: whole.length)), whole.length)
  }

  /// A spanning cell that needs more than its columns widens them by equal amounts (GRID-08).
  private func widen(_ columns: inout Tracks, _ measured: Measured, _ isServed: [Bool]) {
    columns.extra = columns.extra.map { _ in 0 }
    for index in cells.indices where !cells[index].isSingle && isServed[index] {
      let missing = measured[index].size.width - columns.present(cells[index].columns)
      guard missing > 0 else { continue }
      let open = cells[index].columns.filter { column in
        let single = cells.indices.filter { cells[$0].isSingle && cells[$0].columns.contains(column) }
        return single.isEmpty || single.contains { !isServed[$0] }
      }
      let targets = open.isEmpty ? Array(cells[index].columns) : open
      for column in targets { columns.extra[column] += missing / CGFloat(targets.count) }
    }
  }

  func size(_ items: [Item], _ proposal: Proposal) -> CGSize {
    if items.isEmpty { return .zero }  // GRID-14
    let (columns, rows, _) = solve(items, proposal)
    return CGSize(width: columns.present(0..<columnCount), height: rows.present(rowGuides.indices))
  }

  /// Each cell is placed with its slot, or with the proposal with which it fills it (GRID-30, GRID-39).
  func slots(_ items: [Item], _ proposal: Proposal) -> [Slot] {
    if items.isEmpty { return [] }
    let (columns, rows, measured) = solve(items, proposal)
    return items.indices.map { index in
      let (cell, column) = (cells[index], cells[index].columns.lowerBound)
      let size = CGSize(width: columns.present(cell.columns), height: rows.present(cell.row..<cell.row + 1))
      let proposal = measured[index].size == size ? measured[index].proposal : Proposal(size)
      // A spanning cell is aligned by the grid (GRID-15 to GRID-17, GRID-34).
      let chosen = cells.indices.first {
        cells[$0].isSingle && cells[$0].columns.contains(column) && items[$0].columnAlignment != nil
      }
      let alignment = cell.isSingle ? chosen.flatMap { items[$0].columnAlignment } : nil
      let (across, down) = (AnyGuide.horizontal(alignment ?? place.horizontal), AnyGuide.vertical(rowGuides[cell.row]))
      let line = rowExtent(cell.row, items, measured, items.map { _ in true }).line
      let origin = CGPoint(
        x: columns.present(0..<column) + columns.gaps[column], y: rows.present(0..<cell.row) + rows.gaps[cell.row])
      return Slot(
        index,
        CGPoint(
          x: origin.x + across.defaultValue(in: size) - items[index].guide(across, for: proposal),
          y: origin.y + line - items[index].guide(down, for: proposal)),
        proposal)
    }
  }
}

/// The attributes of a view in a grid pass through its modifiers (GRID-21).
extension Item {
  private var modified: Item? {
    switch role {
    case .element, .grid, .content: nil
    default: children.first
    }
  }

  /// Several numbers of columns add up.
  var spanOfColumns: Int? {
    guard case .effect(.gridCellColumns(let columns)) = role else { return modified?.spanOfColumns }
    return (child.spanOfColumns ?? 1) + Int(scope.number(columns)) - 1
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
