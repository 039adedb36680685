@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The columns of a grid, and the measurement of cells and lines.
extension LazyGridNode {
  // MARK: Columns

  /// The unit of default gaps between columns, in points.
  private var gapUnit: CGFloat { environment.gapUnit(along: axis.cross) }

  /// Returns the columns for a proposed cross length. For an unspecified or infinite length, the first line has its
  /// ideal lengths.
  func tracks(for cross: CGFloat) -> LazyGridTracks {
    if cross.isFinite { return LazyGridTracks(gridItems, in: cross, gapUnit: gapUnit) }
    let ideals = idealLengths
    if ideals.isEmpty { return LazyGridTracks(gridItems, in: nil, gapUnit: gapUnit) }
    let gaps = ideals.indices.dropLast().map { index in
      gridItems.isEmpty ? 0 : gridItems[min(index, gridItems.count - 1)].gap(unit: gapUnit)
    }
    return LazyGridTracks(gridItems, in: ideals.reduce(0, +) + gaps.reduce(0, +), gapUnit: gapUnit)
  }

  /// Records the ideal cross lengths of the cells of the first line, if the elements of these cells are active. A cell
  /// without a view has no length.
  func recordIdeals(for cross: CGFloat) {
    guard !cross.isFinite else { return }
    let band = bands.first { !$0.isWhole }
    let count = min(LazyGridTracks(gridItems, in: nil).tracks.count, band?.cells ?? 0)
    var lengths = [CGFloat?](repeating: nil, count: count)
    if let band, count > 0 {
      for place in places(in: band.segments) {
        let cells = band.cells(of: place.element, in: place.segment)
        if cells.lowerBound >= count { break }
        for cell in cells.clamped(to: 0..<count) { lengths[cell] = 0 }
        for (cell, item) in self.cells(of: place, in: band) where cell < count {
          let length = item.sizeThatFits(.unspecified).length(along: axis.cross).asExtent
          lengths[cell] = max(lengths[cell] ?? 0, length)
        }
      }
    }
    let known = lengths.compactMap(\.self)
    lacksIdeals = known.count < count && (hasOutdatedIdeals || idealLengths.isEmpty)
    guard known.count == count else { return }
    hasOutdatedIdeals = false
    if known != idealLengths { idealLengths = known }
  }

  // MARK: Cells

  /// Returns the proposal for a cell.
  func proposal(of cell: Int, in band: GridBand, _ layout: LazyGridTracks, cross: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      major: .nan, minor: band.isWhole ? cross : layout.tracks[cell % band.columns].length, axis: axis)
  }

  /// Returns the cells of an active row. If an element has more views than the first element, the excess views share
  /// the last cell.
  func cells(of place: RowLocation, in band: GridBand) -> [(cell: Int, item: ItemNode)] {
    cells(of: items[itemRange(of: place)], place.element, in: place.segment, of: band)
  }

  private func cells(
    of items: some Sequence<ItemNode>, _ element: Int, in segment: Int, of band: GridBand
  ) -> [(cell: Int, item: ItemNode)] {
    let cells = band.cells(of: element, in: segment)
    return items.enumerated().map { (min(cells.lowerBound + $0.offset, cells.upperBound - 1), $0.element) }
  }

  /// Returns the lengths of cells, with the gaps after them, in points.
  private func lengths(of cells: [(cell: Int, item: ItemNode)], in band: GridBand) -> [Int: CGFloat] {
    var lengths: [Int: CGFloat] = [:]
    for (cell, item) in cells {
      itemsVisited += 1
      let proposal = proposal(of: cell, in: band, layout, cross: rowCross)
      lengths[cell, default: 0] += max(0, length(of: item, for: proposal).along + gap)
    }
    return lengths
  }

  /// Returns the length of the longest cell of an element, in points.
  func longest(of items: ContiguousArray<ItemNode>, _ element: Int, in segment: Int, of band: GridBand) -> CGFloat {
    lengths(of: cells(of: items, element, in: segment, of: band), in: band).values.max() ?? 0
  }

  // MARK: Lines

  /// Measures the active rows of a band, and records the lengths of their elements and lines.
  func measureLines(of number: Int) {
    segmentsVisited += 1
    let band = bands[number]
    var line = (index: -1, cells: 0, length: CGFloat(0))
    func close() {
      guard line.index >= 0 else { return }
      if line.cells == band.cellCount(ofLine: line.index) {
        setLength(line.length, ofLine: line.index, inBand: number)
      } else if bands[number].lengths.knownCount == 0 {
        bands[number].lengths.estimate = max(bands[number].lengths.estimate, line.length)
        lengthDidChange(ofUnit: number)
      }
    }
    for place in places(in: band.segments) {
      var longest: CGFloat = 0
      let lengths = lengths(of: cells(of: place, in: band), in: band)
      for cell in band.cells(of: place.element, in: place.segment) {
        if cell / band.columns != line.index {
          close()
          line = (cell / band.columns, 0, 0)
        }
        line.cells += 1
        line.length = max(line.length, lengths[cell] ?? 0)
        longest = max(longest, lengths[cell] ?? 0)
      }
      setLength(longest, of: place.element, in: place.segment)
    }
    close()
  }

  /// Returns the length of a line, measured again, in points; `nil` if a cell of the line is not active.
  func remeasuredLength(ofLine line: Int, in band: GridBand) -> CGFloat? {
    var count = 0
    var longest: CGFloat = 0
    for segment in band.segments(inLines: line..<line + 1) {
      let elements = band.elements(of: segment, inLines: line..<line + 1, count: segments[segment].list?.count ?? 1)
      let rows = places(in: segment..<segment + 1)
      for place in rows[rows.partitioningIndex { $0.element >= elements.lowerBound }...] {
        if place.element >= elements.upperBound { break }
        let lengths = lengths(of: cells(of: place, in: band), in: band)
        for cell in band.cells(of: place.element, in: segment) where cell / band.columns == line {
          count += 1
          longest = max(longest, lengths[cell] ?? 0)
        }
      }
    }
    return count == band.cellCount(ofLine: line) ? longest : nil
  }
}
