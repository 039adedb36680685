import Foundation
import SceneTestSupport
import TributaryGeometry

/// The attributes of a view in a grid.
struct Cell {
  var columns: Int?
  var unsized: Axes?
  var alignment: HorizontalGuide?
}

/// The rows of a grid and the columns of its cells.
struct Grid {
  var cells: [Position] = []
  var rowGuides: [VerticalGuide] = []
  var columnCount = 0
  var place: AlignmentPair
  var horizontal: CGFloat?
  var vertical: CGFloat?

  struct Position {
    var row: Int
    var column: Int
    var span: Int

    var columns: Range<Int> { column..<column + span }
  }

  /// A view outside a row is a row across all columns (GRID-03). Empty rows take no space (GRID-12).
  static func made(
    of nodes: [Node], _ place: AlignmentPair, horizontal: CGFloat?, vertical: CGFloat?, _ scope: Scope
  ) -> (Grid, [Item]) {
    var grid = Grid(place: place, horizontal: horizontal, vertical: vertical)
    var scope = scope
    scope.direction = .depth
    var items: [Item] = []
    var wide: [Int] = []
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
    func add(_ row: [Item], _ guide: VerticalGuide) {
      guard !row.isEmpty else { return }
      var column = 0
      for item in row {
        let span = max(item.cell.columns ?? 1, 1)
        grid.cells.append(Position(row: grid.rowGuides.count, column: column, span: span))
        column += span
      }
      items += row
      grid.rowGuides.append(guide)
    }
    add(nodes, scope)
    // The number of columns is that of the widest row (GRID-09).
    grid.columnCount = max(grid.cells.indices.filter { !wide.contains($0) }.map { grid.cells[$0].columns.upperBound }.max() ?? 1, 1)
    for index in wide { grid.cells[index].span = grid.columnCount }
    return (grid, items)
  }

  // MARK: Gaps

  /// The gaps before columns: explicit, or the largest preferred distance of the cells that meet there (GRID-35).
  private func columnGaps(_ items: [Item]) -> [CGFloat] {
    (0..<columnCount).map { column in
      if column == 0 { return 0 }
      if let horizontal { return horizontal }
      return cells.indices.dropFirst().filter { cells[$0].column == column && cells[$0 - 1].row == cells[$0].row }
        .map { items[$0 - 1].gap(.trailing, to: items[$0], .leading) }.max() ?? 0
    }
  }

  private func rowGaps(_ items: [Item]) -> [CGFloat] {
    rowGuides.indices.map { row in
      if row == 0 { return 0 }
      if let vertical { return vertical }
      var gaps: [CGFloat] = []
      for below in cells.indices where cells[below].row == row {
        for above in cells.indices where cells[above].row == row - 1 && cells[above].columns.overlaps(cells[below].columns) {
          gaps.append(items[above].gap(.bottom, to: items[below], .top))
        }
      }
      return gaps.max() ?? 0
    }
  }

  // MARK: Lengths

  /// The columns or the rows while cells are measured.
  private struct Tracks {
    var gaps: [CGFloat]
    var proposal: CGFloat?
    /// The lengths that measured cells require.
    var lengths: [CGFloat]
    /// What spanning cells require in addition.
    var extra: [CGFloat]
    var share: [CGFloat]
    var isOpen: [Bool]
    var room: CGFloat = 0

    init(gaps: [CGFloat], proposal: CGFloat?) {
      self.gaps = gaps
      self.proposal = proposal
      lengths = gaps.map { _ in 0 }
      extra = lengths
      share = lengths
      isOpen = lengths.map { _ in false }
    }

    func present(_ tracks: Range<Int>) -> CGFloat {
      tracks.reduce(0) { $0 + lengths[$1] + extra[$1] } + gaps[tracks].dropFirst().reduce(0, +)
    }

    /// Rule 3: a level shares what the existing lengths leave (GRID-02, GRID-26).
    mutating func start(open: [Bool], sharers: Int) {
      isOpen = open
      guard let proposal else { return }
      room = proposal - present(lengths.indices)
      share = lengths.map { _ in room / CGFloat(max(sharers, 1)) }
    }

    /// Rules 4 and 6: the proposal to a cell.
    func offer(_ tracks: Range<Int>, isUnsized: Bool) -> CGFloat? {
      guard let proposal else { return nil }
      if isUnsized { return present(tracks) }  // GRID-05
      if proposal == .infinity { return .infinity }
      if tracks.count == 1 { return max(share[tracks.lowerBound], present(tracks), 0) }
      var rest = room + gaps[tracks].dropFirst().reduce(0, +)
      for track in lengths.indices where !tracks.contains(track) {
        rest -= isOpen[track] ? share[track] : served[track]
      }
      return max(rest, present(tracks))
    }

    /// The lengths by which tracks grew in this level.
    var served: [CGFloat] { lengths.indices.map { hasClosed[$0] ? lengths[$0] + extra[$0] : 0 } }
    var hasClosed: [Bool] = []

    /// Rule 5: a track for which no cell waits closes, and the others share what it leaves (GRID-27, GRID-28).
    mutating func close(_ open: [Bool]) {
      var rest: CGFloat = 0
      for track in lengths.indices where isOpen[track] && !open[track] {
        rest += share[track] - lengths[track] - extra[track]
        isOpen[track] = false
        hasClosed[track] = true
      }
      let count = isOpen.count { $0 }
      for track in lengths.indices where isOpen[track] { share[track] += rest / CGFloat(count) }
    }
  }

  private struct Solution {
    var columns: Tracks
    var rows: Tracks
    var measured: [(proposal: Proposal, size: CGSize)]
  }

  private func solve(_ items: [Item], _ proposal: Proposal) -> Solution {
    var columns = Tracks(gaps: columnGaps(items), proposal: proposal.width)
    var rows = Tracks(gaps: rowGaps(items), proposal: proposal.height)
    columns.hasClosed = columns.isOpen
    rows.hasClosed = rows.isOpen
    var measured = items.map { _ in (proposal: Proposal.unspecified, size: CGSize.zero) }
    var isServed = items.map { _ in false }
    let keys = items.map { OrderKey($0, proposal) }

    func isOpenColumn(_ column: Int, _ level: [Int]) -> Bool {
      let single = cells.indices.filter { cells[$0].span == 1 && cells[$0].column == column }
      // A column that only spanning cells cover stays open (GRID-37, SEMANTICS 17.10).
      if single.isEmpty { return level.contains { !isServed[$0] } }
      return level.contains { !isServed[$0] && single.contains($0) }
    }
    func isOpenRow(_ row: Int, _ level: [Int]) -> Bool { level.contains { !isServed[$0] && cells[$0].row == row } }

    // Rule 2: the less flexible cells of the highest priority come first (GRID-27, GRID-31, GRID-32).
    for priority in Set(keys.map(\.priority)).sorted(by: >) {
      let level = items.indices.filter { keys[$0].priority == priority }
      let covered = rowGuides.indices.map { row in level.filter { cells[$0].row == row }.reduce(0) { $0 + cells[$1].span } }
      let stacked = (0..<columnCount).map { column in level.count { cells[$0].columns.contains(column) } }
      columns.hasClosed = columns.isOpen.map { _ in false }
      rows.hasClosed = rows.isOpen.map { _ in false }
      columns.start(open: (0..<columnCount).map { isOpenColumn($0, level) }, sharers: covered.max() ?? 1)
      rows.start(open: rowGuides.indices.map { isOpenRow($0, level) }, sharers: stacked.max() ?? 1)
      for key in Set(level.map { keys[$0] }).sorted() {
        let group = level.filter { keys[$0] == key }
        for index in group {
          let unsized = items[index].cell.unsized
          let offer = Proposal(
            width: columns.offer(cells[index].columns, isUnsized: unsized?.hasHorizontal ?? false),
            height: rows.offer(cells[index].row..<cells[index].row + 1, isUnsized: unsized?.hasVertical ?? false))
          measured[index] = (offer, items[index].size(for: offer))
        }
        for index in group {
          isServed[index] = true
          let (cell, size) = (cells[index], measured[index].size)
          if cell.span == 1 { columns.lengths[cell.column] = max(columns.lengths[cell.column], size.width) }
          rows.lengths[cell.row] = max(rows.lengths[cell.row], rowHeight(cell.row, items, measured, isServed))
        }
        if proposal.width != nil { widen(&columns, measured, isServed) }
        columns.close((0..<columnCount).map { isOpenColumn($0, level) })
        rows.close(rowGuides.indices.map { isOpenRow($0, level) })
      }
    }
    widen(&columns, measured, isServed)
    return Solution(columns: columns, rows: rows, measured: measured)
  }

  /// The place of a cell in the order of measurement (GRID-38).
  private struct OrderKey: Hashable, Comparable {
    var priority: Double
    var infinite = 0
    var flexibility: CGFloat = 0
    var isUnsized = 0

    init(_ item: Item, _ proposal: Proposal) {
      priority = item.priority
      let (least, most) = (item.size(for: .zero), item.size(for: .infinity))
      for (given, least, most) in [
        (proposal.width, least.width, most.width), (proposal.height, least.height, most.height),
      ] where given != nil {
        if most == .infinity { infinite += 1 } else { flexibility += most - least }
      }
      if item.cell.unsized != nil { isUnsized = 1 }
    }

    static func < (a: OrderKey, b: OrderKey) -> Bool {
      (-a.priority, a.infinite, a.flexibility, a.isUnsized) < (-b.priority, b.infinite, b.flexibility, b.isUnsized)
    }
  }

  /// The extent of the cells of a row beside the line on which they are aligned (GRID-01, GRID-19).
  private func rowHeight(
    _ row: Int, _ items: [Item], _ measured: [(proposal: Proposal, size: CGSize)], _ isServed: [Bool]
  ) -> CGFloat {
    let members = cells.indices.filter { cells[$0].row == row && isServed[$0] }
    let guide = rowGuides[row]
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else {
      return members.map { measured[$0].size.height }.max() ?? 0
    }
    let guides = members.map { items[$0].guide(.vertical(guide), for: measured[$0].proposal) }
    let below = zip(members, guides).map { measured[$0].size.height - $1 }
    return (guides.max() ?? 0) + (below.max() ?? 0)
  }

  /// Rule 6: a spanning cell that needs more than its columns widens them by equal amounts (GRID-08).
  private func widen(
    _ columns: inout Tracks, _ measured: [(proposal: Proposal, size: CGSize)], _ isServed: [Bool]
  ) {
    columns.extra = columns.extra.map { _ in 0 }
    for index in cells.indices where cells[index].span > 1 && isServed[index] {
      let spanned = cells[index].columns
      let missing = measured[index].size.width - columns.present(spanned)
      guard missing > 0 else { continue }
      let open = spanned.filter { column in
        let single = cells.indices.filter { cells[$0].span == 1 && cells[$0].column == column }
        return single.isEmpty || single.contains { !isServed[$0] }
      }
      let targets = open.isEmpty ? Array(spanned) : open
      for column in targets { columns.extra[column] += missing / CGFloat(targets.count) }
    }
  }

  // MARK: Results

  func size(_ items: [Item], _ proposal: Proposal) -> CGSize {
    if items.isEmpty { return .zero }  // GRID-14
    let solution = solve(items, proposal)
    return CGSize(
      width: solution.columns.present(0..<columnCount), height: solution.rows.present(rowGuides.indices))
  }

  /// Rule 7: each cell is placed with its slot, or with the proposal with which it fills it (GRID-30, GRID-39).
  func slots(_ items: [Item], _ proposal: Proposal) -> [Slot] {
    if items.isEmpty { return [] }
    let solution = solve(items, proposal)
    let (columns, rows) = (solution.columns, solution.rows)
    return items.indices.map { index in
      let cell = cells[index]
      let size = CGSize(width: columns.present(cell.columns), height: rows.present(cell.row..<cell.row + 1))
      let origin = CGPoint(
        x: columns.present(0..<cell.column) + (cell.column > 0 ? columns.gaps[cell.column] : 0),
        y: rows.present(0..<cell.row) + (cell.row > 0 ? rows.gaps[cell.row] : 0))
      let (offered, answer) = solution.measured[index]
      let proposal = answer == size ? offered : Proposal(size)
      // A spanning cell is aligned by the grid (GRID-15, GRID-16, GRID-34).
      let column = cells.indices.first {
        cells[$0].span == 1 && cells[$0].column == cell.column && items[$0].cell.alignment != nil
      }
      let horizontal = AnyGuide.horizontal(
        cell.span == 1 ? column.flatMap { items[$0].cell.alignment } ?? place.horizontal : place.horizontal)
      let vertical = AnyGuide.vertical(rowGuides[cell.row])
      var line = vertical.defaultValue(in: size)
      if rowGuides[cell.row] == .firstTextBaseline || rowGuides[cell.row] == .lastTextBaseline {
        let members = cells.indices.filter { cells[$0].row == cell.row }
        line = members.map { items[$0].guide(vertical, for: solution.measured[$0].proposal) }.max() ?? 0
      }
      return Slot(
        index,
        CGPoint(
          x: origin.x + horizontal.defaultValue(in: size) - items[index].guide(horizontal, for: proposal),
          y: origin.y + line - items[index].guide(vertical, for: proposal)),
        proposal)
    }
  }
}

extension Item {
  /// The attributes of the view in a grid: numbers of columns add up, unsized axes unite, and of alignments the innermost applies
  /// (GRID-21, GRID-33).
  var cell: Cell {
    var cell = Cell()
    switch role {
    case .stack, .reader, .grid, .fits: return cell
    default: cell = children.first?.cell ?? cell
    }
    guard case .cell(let own) = role else { return cell }
    if let columns = own.columns { cell.columns = (cell.columns ?? 1) + columns - 1 }
    if let unsized = own.unsized {
      cell.unsized = cell.unsized == nil || cell.unsized == unsized ? unsized : .both
    }
    cell.alignment = cell.alignment ?? own.alignment
    return cell
  }
}
