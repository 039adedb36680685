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
/// Checked by `LazyContainerNode.checkInvariants`, `ItemNode.recompute`, and tested by `SectionScriptTests`.
@usableFromInline
package final class LazyGridNode: LazyContainerNode {
  private(set) var gridItems: [GridItem]
  private(set) var alignment: AlignmentKey
  package private(set) var layout: LazyGridTracks
  package internal(set) var bands: [GridBand] = []
  /// The values with which all cells were last placed.
  var placementSetting: PlacementSetting?
  /// The ideal cross lengths of the cells of the first line when it last existed, in points; empty if unknown.
  var idealLengths: [CGFloat] = []
  /// Whether the ideal lengths can have changed since they were recorded. They remain in effect until the first line is
  /// measured again, so that the columns of a scrolled grid do not collapse meanwhile.
  var hasOutdatedIdeals = false
  /// Whether the last measurement required ideal lengths of cells that do not exist.
  var lacksIdeals = false
  /// The revisions of the lists and the number of columns for which `bands` were created.
  private var signature: [Int] = []

  package init(
    _ inputs: NodeInputs, axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews
  ) {
    gridItems = items
    self.alignment = alignment
    layout = LazyGridTracks(items, in: nil, gapUnit: inputs.environmentReference.gapUnit(along: axis.cross))
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
    if now.dropFirst() != signature.dropFirst() { hasOutdatedIdeals = true }
    signature = now
    let old = bands.first { !$0.isWhole }?.lengths
    let estimate = old.map { $0.mean ?? $0.estimate } ?? 0
    let previous = bands
    bands = makeBands(columns: layout.tracks.count, estimate: estimate)
    recallLengths(estimatedAs: previous)
    segmentsDidChange()
  }

  override package func rowsDidChange(inSegment number: Int, at range: Range<Int>) {
    segmentsVisited += 1
    let place = 1 + number * 4 + 3
    guard let list = segments[number].list, signature.indices.contains(place), signature[place] != stride(of: list)
    else { return }
    contentDidChange()
  }

  override package func dropLengths() {
    hasOutdatedIdeals = true
    for number in bands.indices { bands[number].lengths.forget() }
    super.dropLengths()
  }

  override package func dropUnseenLengths(ofUnit number: Int) -> Bool {
    let band = bands[number]
    let last = places(in: band.segments).last.flatMap { band.cells(of: $0.element, in: $0.segment).last }
    let line = last.map { $0 / band.columns + 1 } ?? 0
    guard bands[number].lengths.forget(from: line, changedIn: host.frameNumber) else { return false }
    let unknown = (line..<band.lengths.count).first { bands[number].lengths[$0] == nil } ?? band.lengths.count
    for segment in band.segments {
      guard let list = segments[segment].list else { continue }
      let first = (0..<list.count).partitioningIndex { band.line(of: $0, in: segment) >= unknown }
      _ = list.lengths.forget(from: first, changedIn: host.frameNumber)
    }
    return true
  }

  override package var unitCount: Int { bands.count }

  /// Returns the index of the band that contains a segment; the number of bands if there is none.
  override package func unit(of segment: Int) -> Int { bands.partitioningIndex { $0.segments.upperBound > segment } }

  override package func segments(ofUnit number: Int) -> Range<Int> { bands[number].segments }

  override package func rowLengths(ofUnit number: Int) -> RowLengths? { bands[number].lengths }

  override package func estimateByMean(ofUnit number: Int) -> Bool { bands[number].lengths.estimateByMean() }

  // MARK: Positions

  override package func start(ofSegment number: Int) -> CGFloat {
    number < segments.count ? position(of: 0, in: number) : total
  }

  override package func segments(touching window: Range<CGFloat>) -> Range<Int> {
    let touching = units(touching: window)
    guard let last = touching.last else { return segments.count..<segments.count }
    let (start, lastStart) = (unitLengths.position(of: touching.lowerBound), unitLengths.position(of: last))
    let band = bands[touching.lowerBound]
    let low = band.segments(inLines: band.lines(from: window.lowerBound - 1 - start, to: .infinity))
    let high = bands[last].segments(
      inLines: bands[last].lines(from: -.infinity, to: window.upperBound + 1 - lastStart))
    return low.lowerBound..<max(low.lowerBound, high.upperBound)
  }

  override package func position(of element: Int, in segment: Int) -> CGFloat {
    let number = unit(of: segment)
    guard bands.indices.contains(number) else { return 0 }
    return start(ofUnit: number) + bands[number].lengths.position(of: bands[number].line(of: element, in: segment))
  }

  /// Records the length of a line, in points.
  ///
  /// - Returns: Whether the length was unknown or different before.
  @discardableResult
  func setLength(_ length: CGFloat, ofLine line: Int, inBand number: Int) -> Bool {
    guard setLength(length, of: line, in: &bands[number].lengths) else { return false }
    lengthDidChange(ofUnit: number)
    return true
  }

  override package func length(of element: Int, in segment: Int) -> CGFloat {
    let number = unit(of: segment)
    guard bands.indices.contains(number) else { return 0 }
    return bands[number].lengths.length(of: bands[number].line(of: element, in: segment))
  }

  // MARK: Measuring

  override package func measureRows() -> CGFloat {
    recordIdeals(for: rowCross)
    let tracks = tracks(for: rowCross)
    if tracks != layout { unmeasured.insertAll() }
    layout = tracks
    if layout.tracks.count != signature.first { contentDidChange() }
    let marks = unmeasured.take()
    let marked = marks.map { Set($0.map { unit(of: $0) }).sorted() } ?? Array(bands.indices)
    for number in marked where bands.indices.contains(number) { measureLines(of: number) }
    return layout.total
  }

  override package func foreignExtent(cross: CGFloat) -> (along: CGFloat, across: CGFloat) {
    recordIdeals(for: cross)
    let layout = tracks(for: cross)
    var along: CGFloat = 0
    for band in makeBands(columns: layout.tracks.count, estimate: bands.first { !$0.isWhole }?.lengths.estimate ?? 0) {
      var longest: [Int: CGFloat] = [:]
      for place in places(in: band.segments) {
        for (cell, item) in cells(of: place, in: band) {
          let length = max(0, length(of: item, for: proposal(of: cell, in: band, layout, cross: cross)).along + gap)
          longest[cell / band.columns] = max(longest[cell / band.columns] ?? 0, length)
        }
      }
      let known = longest.values.reduce(0, +)
      let mean = longest.isEmpty ? band.lengths.estimate : known / CGFloat(longest.count)
      along += known + CGFloat(band.lengths.count - longest.count) * mean
    }
    return (along, layout.total)
  }

  override package func remeasuredLength(of place: RowLocation) -> CGFloat? {
    let number = unit(of: place.segment)
    guard bands.indices.contains(number) else { return nil }
    return remeasuredLength(ofLine: bands[number].line(of: place.element, in: place.segment), in: bands[number])
  }

  // MARK: Choosing lines

  @MainActor
  override package func activateRows(
    ofUnit number: Int, from low: CGFloat, to high: CGFloat, _ realization: inout RowRealization
  ) {
    let isFlat = isFlat(in: low, high)
    if isFlat || bands[number].lengths.isUnknown {
      activate(line: 0, ofBand: number, &realization)
      updateEstimates()
    }
    let start = start(ofUnit: number)
    // This line remains active: the window may be empty only because the line has no length yet.
    let remains = isFlat && self.isFlat(in: low, high)
    let first = remains ? 0 : bands[number].lengths.firstIndex(endingAfter: low - start)
    var line = first
    var position = start + bands[number].lengths.position(of: first)
    var shift = anchorShift
    while line < bands[number].lengths.count,
      remains && line == 0
        || isVisible(at: position, length: bands[number].lengths.length(of: line), before: high + min(0, shift))
    {
      if let new = activate(line: line, ofBand: number, &realization) {
        realization.recordFirst(new.segment, new.element, at: position)
        shift = anchorShift
      }
      position += bands[number].lengths.length(of: line)
      line += 1
    }
    if shift > 0 { line = max(line, bands[number].lengths.firstIndex(endingAfter: high + shift - start) + 1) }
    var last = -1
    for place in places(in: bands[number].segments) where place.segment != last {
      last = place.segment
      guard let list = segments[place.segment].list else { continue }
      let elements = bands[number].elements(of: place.segment, inLines: first..<line, count: list.count)
      retire(outside: elements, of: list, &realization)
    }
  }

  /// Activates the first line, whose ideal lengths determine the columns without a proposed cross length, and records
  /// these lengths.
  @MainActor
  override package func activateRequiredRows(_ realization: inout RowRealization) {
    guard lacksIdeals, let band = bands.first(where: { !$0.isWhole }) else { return }
    lacksIdeals = false
    activateElements(ofFirst: min(band.cells, LazyGridTracks(gridItems, in: nil).tracks.count), in: band, &realization)
    host.collectItems(from: realization.pendingItems)
    recordIdeals(for: .nan)
  }

  @MainActor
  private func activateElements(ofFirst cells: Int, in band: GridBand, _ realization: inout RowRealization) {
    for segment in band.segments {
      guard let list = segments[segment].list else { continue }
      let isDecorated = list.isDecorated
      for element in 0..<list.count {
        if band.cells(of: element, in: segment).lowerBound >= cells { return }
        _ = activate(element, of: list, isDecorated: isDecorated, &realization)
      }
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

  // MARK: Placing

  override package func updatePlacementSetting() -> Bool {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let setting = PlacementSetting(
      length: isMirrored ? size.length(along: axis) : 0, breadth: size.length(along: axis.cross),
      groupShift: groupShift, layout: layout, gap: gap, isMirrored: isMirrored)
    defer { placementSetting = setting }
    return setting != placementSetting
  }

  override package func forEachOrigin(of place: RowLocation, _ body: (ItemNode, CGPoint, ProposedViewSize) -> Void) {
    let number = unit(of: place.segment)
    guard bands.indices.contains(number), let setting = placementSetting else { return }
    let band = bands[number]
    let (bandStart, shift) = (start(ofUnit: number), pinShift(of: place.segment))
    var taken: [Int: CGFloat] = [:]
    for (cell, item) in cells(of: place, in: band) {
      let start = bandStart + band.lengths.position(of: cell / band.columns) + taken[cell, default: 0] + shift
      let proposal = proposal(of: cell, in: band, layout, cross: rowCross)
      body(item, origin(of: item, in: frame(of: cell, in: band, at: start, setting), proposal), proposal)
      taken[cell, default: 0] += max(0, length(of: item, for: proposal).along + gap)
    }
  }

  override package var pathComponent: String? { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}
