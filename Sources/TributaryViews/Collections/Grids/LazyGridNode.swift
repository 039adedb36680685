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
  /// The lengths of the bands, without those of the bands in `changed`.
  private var sums = SegmentSums([])
  private var changed: Set<Int> = []
  /// Whether all lengths can differ from those in `sums`.
  private var hasOtherBands = true
  /// The first segment whose position has changed since the last placement; the number of segments if there is none.
  private var firstMoved = 0
  /// The bands with lines of which none has a known length.
  private var unknown: Set<Int> = []
  /// The bands whose estimates can differ from the mean of the known lengths.
  private var unestimated = SegmentMarks()
  /// The values with which all cells were last placed.
  private var placementSetting: PlacementSetting?
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
    unmeasured.insertAll()
    unplaced.insertAll()
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
    segmentsDidChange()
  }

  override package func rowsDidChange(inSegment number: Int) {
    segmentsVisited += 1
    let place = 1 + number * 4 + 3
    guard let list = segments[number].list, signature.indices.contains(place), signature[place] != stride(of: list)
    else { return }
    contentDidChange()
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
    idealLengths = []
    for number in bands.indices { bands[number].lengths.forget() }
    super.dropLengths()
  }

  /// Returns the index of the band that contains a segment; the number of bands if there is none.
  private func band(of segment: Int) -> Int { bands.partitioningIndex { $0.segments.upperBound > segment } }

  // MARK: Positions

  override package var total: CGFloat {
    addLengths()
    return sums.total
  }

  override package func start(ofSegment number: Int) -> CGFloat {
    number < segments.count ? position(of: 0, in: number) : total
  }

  override package func segments(touching window: Range<CGFloat>) -> Range<Int> {
    addLengths()
    // The bounds allow for rounding errors of the sums.
    let first = sums.firstIndex(endingAtOrAfter: window.lowerBound - 1)
    let end = max(first, sums.firstIndex(startingAtOrAfter: window.upperBound + 1))
    if first == end { return segments.count..<segments.count }
    let (start, last) = (sums.position(of: first), sums.position(of: end - 1))
    let low = bands[first].segments(inLines: bands[first].lines(from: window.lowerBound - 1 - start, to: .infinity))
    let high = bands[end - 1].segments(
      inLines: bands[end - 1].lines(from: -.infinity, to: window.upperBound + 1 - last))
    return low.lowerBound..<max(low.lowerBound, high.upperBound)
  }

  override package func position(of element: Int, in segment: Int) -> CGFloat {
    let number = band(of: segment)
    guard bands.indices.contains(number) else { return 0 }
    return start(ofBand: number) + bands[number].lengths.position(of: bands[number].line(of: element, in: segment))
  }

  private func start(ofBand number: Int) -> CGFloat {
    addLengths()
    segmentsVisited += 1
    return sums.position(of: number)
  }

  override package func segmentsDidChange() {
    super.segmentsDidChange()
    hasOtherBands = true
    changed.removeAll(keepingCapacity: true)
    unestimated.insertAll()
  }

  /// Adds the lengths that have changed to the sums.
  private func addLengths() {
    if hasOtherBands {
      hasOtherBands = false
      sums = SegmentSums(bands.map(\.lengths.total))
      firstMoved = 0
      unknown = Set(bands.indices.filter { bands[$0].hasNoLength })
      segmentsVisited += bands.count
    }
    if changed.isEmpty { return }
    for number in changed where sums.set(number, bands[number].lengths.total) {
      firstMoved = min(firstMoved, bands[number].segments.upperBound)
      markPins(around: bands[number].segments.lowerBound)
    }
    segmentsVisited += changed.count
    changed.removeAll(keepingCapacity: true)
  }

  /// Records the length of a line, in points.
  ///
  /// - Returns: Whether the length was unknown or different before.
  @discardableResult
  private func setLength(_ length: CGFloat, ofLine line: Int, inBand number: Int) -> Bool {
    guard bands[number].lengths.set(line, length) else { return false }
    lengthsDidChange(inBand: number)
    return true
  }

  private func lengthsDidChange(inBand number: Int) {
    for segment in bands[number].segments where segments[segment].list?.rows.isEmpty != true {
      unplaced.insert(segment)
    }
    if !hasOtherBands { changed.insert(number) }
    unestimated.insert(number)
  }

  override package func length(of element: Int, in segment: Int) -> CGFloat {
    let number = band(of: segment)
    guard bands.indices.contains(number) else { return 0 }
    let lengths = bands[number].lengths
    return lengths[bands[number].line(of: element, in: segment)] ?? lengths.estimate
  }

  @discardableResult
  override package func updateEstimates() -> Bool {
    let marks = unestimated.take()
    var hasOther = false
    for number in marks ?? Array(bands.indices) where bands.indices.contains(number) {
      segmentsVisited += 1
      guard bands[number].lengths.estimateByMean() else { continue }
      hasOther = true
      lengthsDidChange(inBand: number)
    }
    // The new estimates are means.
    _ = unestimated.take()
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
    let tracks = tracks(for: rowCross)
    if tracks != layout { unmeasured.insertAll() }
    layout = tracks
    if layout.tracks.count != signature.first { contentDidChange() }
    let marks = unmeasured.take()
    let marked = marks.map { Set($0.map { band(of: $0) }).sorted() } ?? Array(bands.indices)
    for number in marked where bands.indices.contains(number) { measureLines(of: number) }
    return layout.total
  }

  private func measureLines(of number: Int) {
    segmentsVisited += 1
    let band = bands[number]
    var line = (index: -1, cells: 0, length: CGFloat(0))
    func close() {
      guard line.index >= 0 else { return }
      if line.cells == band.cellCount(ofLine: line.index) {
        setLength(line.length, ofLine: line.index, inBand: number)
      } else if bands[number].lengths.knownCount == 0 {
        bands[number].lengths.estimate = max(bands[number].lengths.estimate, line.length)
        lengthsDidChange(inBand: number)
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
      setLength(longest, of: place.element, in: place.segment)
    }
    close()
  }

  /// Returns the lengths of cells, with the gaps after them, in points.
  private func lengths(of cells: [(cell: Int, item: ItemNode)], in band: GridBand) -> [Int: CGFloat] {
    var lengths: [Int: CGFloat] = [:]
    for (cell, item) in cells {
      itemsVisited += 1
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
    addLengths()
    // Rows outside the window are retired. A band without a known length measures its first line.
    let waiting = Set(sortedSegmentsWithRows.map { band(of: $0) }).union(unknown).sorted()
    var next = 0
    var number = 0
    while true {
      while next < waiting.count, waiting[next] < number { next += 1 }
      var candidate = next < waiting.count ? waiting[next] : bands.count
      addLengths()
      let touching = max(number, sums.firstIndex(endingAtOrAfter: low))
      if touching < candidate, start(ofBand: touching) < window.upperBound { candidate = touching }
      guard candidate < bands.count else { break }
      activateLines(of: candidate, from: low, to: window.upperBound, &realization)
      if !bands[candidate].hasNoLength { unknown.remove(candidate) }
      number = candidate + 1
    }
  }

  @MainActor
  private func activateLines(
    of number: Int, from low: CGFloat, to high: CGFloat, _ realization: inout RowRealization
  ) {
    if bands[number].hasNoLength {
      activate(line: 0, ofBand: number, &realization)
      updateEstimates()
    }
    let start = start(ofBand: number)
    let first = bands[number].lengths.firstIndex(endingAfter: low - start)
    var line = first
    var position = start + bands[number].lengths.position(of: first)
    while line < bands[number].lengths.count, position < high {
      if let new = activate(line: line, ofBand: number, &realization) {
        realization.recordFirst(new.segment, new.element, at: position)
      }
      position += bands[number].lengths[line] ?? bands[number].lengths.estimate
      line += 1
    }
    var last = -1
    for place in places(in: bands[number].segments) where place.segment != last {
      last = place.segment
      guard let list = segments[place.segment].list else { continue }
      let elements = bands[number].elements(of: place.segment, inLines: first..<line, count: list.count)
      retire(outside: elements, of: list, &realization)
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
    for segment in band.segments(inLines: line..<line + 1) {
      segmentsVisited += 1
      guard let list = segments[segment].list else {
        if line == band.line(of: 0, in: segment) { length = max(length, segments[segment].length) }
        continue
      }
      let isDecorated = list.isDecorated
      for element in band.elements(of: segment, inLines: line..<line + 1, count: list.count) {
        if let row = activate(element, of: list, isDecorated: isDecorated, &realization) {
          if first == nil { first = (segment, element) }
          let items = items(of: row, at: element, in: segment, isDecorated: isDecorated)
          setLength(longest(of: items, element, in: segment, of: band), of: element, in: segment)
        }
        length = max(length, list.lengths[element] ?? 0)
      }
    }
    if first != nil, setLength(length, ofLine: line, inBand: number) { realization.hasLengths = true }
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
    let setting = PlacementSetting(
      length: environment.layoutDirection == .rightToLeft ? size.length(along: axis) : 0,
      breadth: size.length(along: axis.cross), groupShift: groupShift, layout: layout, gap: gap,
      isMirrored: environment.layoutDirection == .rightToLeft)
    if setting != placementSetting {
      placementSetting = setting
      unplaced.insertAll()
    }
    addLengths()
    let (first, marks) = (firstMoved, unplaced.take())
    firstMoved = segments.count
    // A line that changes its length moves all lines after it.
    for place in places(in: marks?.filter { $0 < first }) { self.place(place) }
    guard marks != nil else { return }
    for place in places(in: min(first, segments.count)..<segments.count) { self.place(place) }
  }

  /// The values on which the positions of all cells depend.
  private struct PlacementSetting: Equatable {
    let length: CGFloat
    let breadth: CGFloat
    let groupShift: CGFloat
    let layout: LazyGridTracks
    let gap: CGFloat
    let isMirrored: Bool
  }

  private func place(_ place: RowPlace) {
    let number = band(of: place.segment)
    guard bands.indices.contains(number), let setting = placementSetting else { return }
    let band = bands[number]
    let bandStart = start(ofBand: number)
    let pinShift = pinShift(of: place.segment)
    itemsVisited += place.items.count
    var taken: [Int: CGFloat] = [:]
    for (cell, item) in cells(of: place, in: band) {
      let line = cell / band.columns
      let start = bandStart + band.lengths.position(of: line)
      let length = max(0, (band.lengths[line] ?? band.lengths.estimate) - gap)
      let frame = CellFrame(
        position: start + (taken[cell] ?? 0) + pinShift, length: length,
        across: band.isWhole ? 0 : layout.tracks[cell % band.columns].start + setting.groupShift,
        breadth: band.isWhole ? size.length(along: axis.cross) : layout.tracks[cell % band.columns].length,
        alignment: band.isWhole ? nil : alignment(ofColumn: cell % band.columns))
      let offer = proposal(ofColumn: cell % band.columns, in: layout, isWhole: band.isWhole, cross: rowCross)
      self.place(item, in: frame, proposal: offer)
      taken[cell, default: 0] += max(0, self.length(of: item, for: offer).along + gap)
    }
  }

  override package var pathComponent: String? { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}
