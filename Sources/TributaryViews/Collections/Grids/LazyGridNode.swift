@_spi(Engine) package import TributaryEngine
import TributaryDrawing
package import TributaryGeometry
package import TributaryLayout

/// The node of LazyVGrid and LazyHGrid, which arranges cells in lines with one cell for each column.
///
/// A line of a grid corresponds to a row of a lazy stack: it is activated and retired as a whole. Lists store the
/// length of each cell, which follows its element. Bands store the length of each line, which is the length of its
/// longest cell.
///
/// Invariants:
/// 1. `bands` cover `segments` in order.
/// 2. `layout` contains the columns for `rowCross`.
///
/// Checked by `ItemNode.recompute`, and tested by `LazyScriptTests`.
@usableFromInline
package final class LazyGridNode: LazyContainerNode {
  private(set) var gridItems: [GridItem]
  private(set) var alignment: AlignmentKey
  package private(set) var layout: LazyGridTracks
  package private(set) var bands: [GridBand] = []
  /// The ideal cross lengths of the cells of the first line, in points; empty if unknown.
  private var idealLengths: [CGFloat] = []
  /// The revisions of the lists and the number of columns for which `bands` were created.
  private var signature: [Int] = []

  package init(
    _ inputs: NodeInputs, axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews
  ) {
    gridItems = items
    self.alignment = alignment
    layout = LazyGridTracks(items, in: nil)
    super.init(inputs, axis: axis, spacing: spacing, pinnedViews: pinnedViews)
    reportUnusableItems()
  }

  package func update(items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews)
  {
    let isOther = update(spacing: spacing, pinnedViews: pinnedViews)
    let isSame = items.count == gridItems.count && zip(items, gridItems).allSatisfy { $0.isSame(as: $1) }
    if isSame, alignment == self.alignment, !isOther { return }
    self.alignment = alignment
    if !isSame {
      gridItems = items
      layout = tracks(for: rowCross)
      signature = []
      contentDidChange()
      dropLengths()
      reportUnusableItems()
    }
    flags.remove(.needsMeasure)
    needsMeasure()
  }

  private func reportUnusableItems() {
    for item in gridItems {
      let lengths: [CGFloat]
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, _), .adaptive(let minimum, _): lengths = [minimum]
      }
      for length in lengths where !length.isFinite || length < 0 {
        reportInvalidDimension("GridItem size", "\(length)")
      }
      if let spacing = item.spacing, !spacing.isFinite {
        reportInvalidDimension("GridItem spacing", "\(spacing)")
      }
    }
  }

  // MARK: Columns

  /// Returns the columns for a proposed cross length. For an unspecified or infinite length, the first line has its
  /// ideal lengths.
  private func tracks(for cross: CGFloat) -> LazyGridTracks {
    if cross.isFinite { return LazyGridTracks(gridItems, in: cross) }
    let ideals = idealLengths
    if ideals.isEmpty { return LazyGridTracks(gridItems, in: nil) }
    let gaps = ideals.indices.dropLast().map { gridItems.isEmpty ? 0 : gridItems[min($0, gridItems.count - 1)].gap }
    return LazyGridTracks(gridItems, in: ideals.reduce(0, +) + gaps.reduce(0, +))
  }

  /// Records the ideal cross lengths of the cells of the first line, if these cells exist.
  private func recordIdeals(for cross: CGFloat) {
    guard !cross.isFinite, let band = bands.first(where: { !$0.isWhole }), band.cells > 0 else { return }
    let columns = LazyGridTracks(gridItems, in: nil).tracks.count
    var lengths: [CGFloat] = []
    for place in places(in: band.segments) {
      let cell = band.cell(of: place.element, in: place.segment)
      guard cell == lengths.count, cell < columns else { continue }
      for item in items[place.items].prefix(columns - cell) {
        lengths.append(item.sizeThatFits(.unspecified).length(along: axis.cross).asExtent)
      }
    }
    if lengths.count >= min(columns, band.cells), lengths != idealLengths {
      idealLengths = lengths
    }
  }

  // MARK: Bands

  override package func contentDidChange() {
    var now = [layout.tracks.count]
    for segment in segments {
      now.append(segment.list.map { $0.revision &* 31 &+ $0.count } ?? -1)
      now.append(segment.part == .content ? 0 : 1)
      let section = segment.section.map { host.handles.handle(for: $0) }
      now.append(section.map { Int($0.index) << 32 | Int($0.generation) } ?? 0)
      now.append(segment.list.map { stride(of: $0) } ?? 1)
    }
    if now == signature { return }
    signature = now
    let old = bands.first { !$0.isWhole }?.lengths
    let estimate = old.map { $0.mean ?? $0.estimate } ?? 0
    idealLengths = []
    bands = makeBands(columns: layout.tracks.count, estimate: estimate)
    recallLengths()
  }

  /// Recomputes the lengths of lines from the lengths of their cells, which follow their elements.
  private func recallLengths() {
    for number in bands.indices {
      var known: [(line: Int, cells: Int, length: CGFloat)] = []
      for segment in bands[number].segments {
        guard let list = segments[segment].list, bands[number].strides[segment - bands[number].segments.lowerBound] == 1
        else { continue }
        list.lengths.forEachKnown { element, length in
          let line = bands[number].line(of: element, in: segment)
          if known.last?.line == line {
            known[known.count - 1].cells += 1
            known[known.count - 1].length = max(known[known.count - 1].length, length)
          } else {
            known.append((line, 1, length))
          }
        }
      }
      for entry in known where entry.cells == bands[number].cellCount(ofLine: entry.line) {
        bands[number].lengths.set(entry.line, entry.length)
      }
    }
  }

  override package func dropLengths() {
    super.dropLengths()
    idealLengths = []
    for number in bands.indices { bands[number].lengths.forget() }
  }

  private func band(of segment: Int) -> Int { bands.firstIndex { $0.segments.contains(segment) } ?? 0 }

  // MARK: Positions

  override package var total: CGFloat { bands.reduce(0) { $0 + $1.lengths.total } }

  override package var segmentStarts: [CGFloat] {
    var starts: [CGFloat] = []
    var start: CGFloat = 0
    for band in bands {
      for segment in band.segments {
        starts.append(start + band.lengths.position(of: band.line(of: 0, in: segment)))
      }
      start += band.lengths.total
    }
    return starts + [start]
  }

  override package func position(of element: Int, in segment: Int) -> CGFloat {
    let number = band(of: segment)
    guard bands.indices.contains(number) else { return 0 }
    let start = bands[..<number].reduce(0) { $0 + $1.lengths.total }
    return start + bands[number].lengths.position(of: bands[number].line(of: element, in: segment))
  }

  override package func length(of element: Int, in segment: Int) -> CGFloat {
    let number = band(of: segment)
    guard bands.indices.contains(number) else { return 0 }
    let lengths = bands[number].lengths
    return lengths[bands[number].line(of: element, in: segment)] ?? lengths.estimate
  }

  @discardableResult
  override package func updateEstimates() -> Bool {
    var hasOther = false
    for number in bands.indices where bands[number].lengths.estimateByMean() { hasOther = true }
    return hasOther
  }

  // MARK: Measuring

  /// Returns the proposal for a cell.
  private func proposal(ofColumn column: Int, in layout: LazyGridTracks, isWhole: Bool, cross: CGFloat)
    -> ProposedViewSize
  {
    if isWhole { return ProposedViewSize(major: .nan, minor: cross, axis: axis) }
    return ProposedViewSize(major: .nan, minor: layout.tracks[column].length, axis: axis)
  }

  /// Returns the cells of an active row. If an element has more views than the first element, the excess views share
  /// the last cell.
  private func cells(of place: RowPlace, in band: GridBand) -> [(cell: Int, item: ItemNode)] {
    let first = band.cell(of: place.element, in: place.segment)
    let last = band.strides[place.segment - band.segments.lowerBound] - 1
    return items[place.items].enumerated().map { (first + min($0.offset, last), $0.element) }
  }

  override package func measureRows() -> CGFloat {
    recordIdeals(for: rowCross)
    layout = tracks(for: rowCross)
    if layout.tracks.count != signature.first { contentDidChange() }
    for number in bands.indices { measureLines(of: number) }
    return layout.total
  }

  private func measureLines(of number: Int) {
    let band = bands[number]
    var line = (index: -1, cells: 0, length: CGFloat(0))
    func close() {
      guard line.index >= 0 else { return }
      if line.cells == band.cellCount(ofLine: line.index) {
        bands[number].lengths.set(line.index, line.length)
      } else if bands[number].lengths.knownCount == 0 {
        bands[number].lengths.estimate = max(bands[number].lengths.estimate, line.length)
      }
    }
    for place in places(in: band.segments) {
      var longest: CGFloat = 0
      let first = band.cell(of: place.element, in: place.segment)
      let lengths = lengths(of: cells(of: place, in: band), in: band)
      for cell in first..<first + band.strides[place.segment - band.segments.lowerBound] {
        if cell / band.columns != line.index {
          close()
          line = (cell / band.columns, 0, 0)
        }
        line.cells += 1
        line.length = max(line.length, lengths[cell] ?? 0)
        longest = max(longest, lengths[cell] ?? 0)
      }
      if let list = segments[place.segment].list {
        list.lengths.set(place.element, longest)
      } else {
        segments[place.segment].length = longest
      }
    }
    close()
  }

  /// Returns the lengths of cells, with the gaps after them, in points.
  private func lengths(of cells: [(cell: Int, item: ItemNode)], in band: GridBand) -> [Int: CGFloat] {
    var lengths: [Int: CGFloat] = [:]
    for (cell, item) in cells {
      let offer = proposal(ofColumn: cell % band.columns, in: layout, isWhole: band.isWhole, cross: rowCross)
      lengths[cell, default: 0] += max(0, length(of: item, for: offer).along + gap)
    }
    return lengths
  }

  override package func foreignExtent(cross: CGFloat) -> (along: CGFloat, across: CGFloat) {
    recordIdeals(for: cross)
    let layout = tracks(for: cross)
    var along: CGFloat = 0
    for band in makeBands(columns: layout.tracks.count, estimate: bands.first { !$0.isWhole }?.lengths.estimate ?? 0) {
      var longest: [Int: CGFloat] = [:]
      for place in places(in: band.segments) {
        for (cell, item) in cells(of: place, in: band) {
          let offer = proposal(ofColumn: cell % band.columns, in: layout, isWhole: band.isWhole, cross: cross)
          let length = max(0, length(of: item, for: offer).along + gap)
          longest[cell / band.columns] = max(longest[cell / band.columns] ?? 0, length)
        }
      }
      let known = longest.values.reduce(0, +)
      let mean = longest.isEmpty ? band.lengths.estimate : known / CGFloat(longest.count)
      along += known + CGFloat(band.lengths.count - longest.count) * mean
    }
    return (along, layout.total)
  }

  // MARK: Choosing lines

  @MainActor
  override package func activateRows(in window: Range<CGFloat>, _ realization: inout RowRealization) {
    let low = window.lowerBound + min(0, gap)
    var start: CGFloat = 0
    var number = 0
    while number < bands.count {
      if bands[number].lengths.count > 0, bands[number].lengths.knownCount == 0 {
        activate(line: 0, ofBand: number, &realization)
        updateEstimates()
      }
      let first = bands[number].lengths.firstIndex(endingAfter: low - start)
      var line = first
      var position = start + bands[number].lengths.position(of: first)
      while line < bands[number].lengths.count, position < window.upperBound {
        if let new = activate(line: line, ofBand: number, &realization) {
          realization.recordFirst(new.segment, new.element, at: position)
        }
        position += bands[number].lengths[line] ?? bands[number].lengths.estimate
        line += 1
      }
      for segment in bands[number].segments {
        guard let list = segments[segment].list else { continue }
        let elements = bands[number].elements(of: segment, inLines: first..<line, count: list.count)
        retire(outside: elements, of: list, &realization)
      }
      start += bands[number].lengths.total
      number += 1
    }
  }

  /// Activates the elements of a line, and records the length of the line if an element was activated.
  ///
  /// - Returns: The first activated element; `nil` if no element was activated.
  @MainActor @discardableResult
  private func activate(
    line: Int, ofBand number: Int, _ realization: inout RowRealization
  ) -> (segment: Int, element: Int)? {
    let band = bands[number]
    var first: (segment: Int, element: Int)?
    var length: CGFloat = 0
    for segment in band.segments {
      guard let list = segments[segment].list else {
        if line == band.line(of: 0, in: segment) { length = max(length, segments[segment].length) }
        continue
      }
      let isDecorated = list.isDecorated
      for element in band.elements(of: segment, inLines: line..<line + 1, count: list.count) {
        if let row = activate(element, of: list, isDecorated: isDecorated, &realization) {
          if first == nil { first = (segment, element) }
          let items = items(of: row, at: element, in: segment, isDecorated: isDecorated)
          list.lengths.set(element, longest(of: items, element, in: segment, of: band))
        }
        length = max(length, list.lengths[element] ?? 0)
      }
    }
    if first != nil, bands[number].lengths.set(line, length) { realization.hasLengths = true }
    return first
  }

  /// Returns the length of the longest cell of an element, in points.
  private func longest(
    of items: ContiguousArray<ItemNode>, _ element: Int, in segment: Int, of band: GridBand
  ) -> CGFloat {
    let first = band.cell(of: element, in: segment)
    let last = band.strides[segment - band.segments.lowerBound] - 1
    let cells = items.enumerated().map { (cell: first + min($0.offset, last), item: $0.element) }
    return lengths(of: cells, in: band).values.max() ?? 0
  }

  // MARK: Placing

  override package func placeRows() {
    let shift = groupShift
    var bandStart: CGFloat = 0
    for band in bands {
      defer { bandStart += band.lengths.total }
      for place in places(in: band.segments) {
        var taken: [Int: CGFloat] = [:]
        for (cell, item) in cells(of: place, in: band) {
          let line = cell / band.columns
          let start = bandStart + band.lengths.position(of: line)
          let length = max(0, (band.lengths[line] ?? band.lengths.estimate) - gap)
          let frame = CellFrame(
            position: start + (taken[cell] ?? 0) + (pins.shifts[place.segment] ?? 0), length: length,
            across: band.isWhole ? 0 : layout.tracks[cell % band.columns].start + shift,
            breadth: band.isWhole ? size.length(along: axis.cross) : layout.tracks[cell % band.columns].length,
            alignment: band.isWhole ? nil : alignment(ofColumn: cell % band.columns))
          let offer = proposal(ofColumn: cell % band.columns, in: layout, isWhole: band.isWhole, cross: rowCross)
          self.place(item, in: frame, proposal: offer)
          taken[cell, default: 0] += max(0, self.length(of: item, for: offer).along + gap)
        }
      }
    }
  }

  override package var pathComponent: String? { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}
