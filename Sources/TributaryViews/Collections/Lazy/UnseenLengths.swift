@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The units of a lazy container with lengths that can belong to rows after the visible part.
///
///     round 1   A has no length yet   B begins at 80, its rows 0, 1, and 2 are visible, and their lengths become known
///     round 2   A has length 112      B begins at 192, and its row 2 is not visible
///     the end                         the length of row 2 becomes unknown again
///
/// A round of layout can show rows that the next one moves out of the visible part, because a container before them, or
/// a view that reads its geometry, receives its length. Which rows these are depends on the order in which containers
/// were made. Therefore, only rows that are visible after the last round of a frame keep the lengths that they received
/// in the frame. A unit whose rows are all after the visible part keeps the lengths up to its first row with a length.
///
/// Tested by `UnseenLengthsTests`.
struct UnseenLengths {
  private var units: (frame: Int, numbers: Set<Int>) = (0, [])
  /// The frame in which lengths were discarded last. A frame discards them once, so that it ends even if the lengths of
  /// rows after the visible part move the rows before them.
  private var last: Int?

  /// Records a unit of which a length has changed.
  mutating func insert(_ unit: Int, in frame: Int) {
    if units.frame != frame { units = (frame, []) }
    units.numbers.insert(unit)
  }

  /// Returns the units whose lengths have changed in a frame, in order.
  func units(in frame: Int) -> [Int] { units.frame == frame && last != frame ? units.numbers.sorted() : [] }

  /// Records that a frame has discarded lengths.
  mutating func didDiscard(in frame: Int) { last = frame }
}

extension LazyContainerNode {
  /// Discards lengths of rows after the visible part that have changed in this frame. The host calls this function
  /// after all containers have chosen their rows.
  ///
  /// - Returns: Whether another layout is required because of a change.
  @MainActor
  package final func forgetUnseenLengths() -> Bool {
    let units = unseenLengths.units(in: host.frameNumber)
    guard !units.isEmpty, hasPlace, !flags.contains(.needsMeasure), !isAbsent(.unplaced),
      let visible = visibleWindow
    else { return false }
    let end = window(ofRowsAround: visible).upperBound
    var hasChanged = false
    for number in units where number < unitCount {
      let isActive = segments(ofUnit: number).contains { segmentsWithRows.contains($0) }
      guard isActive || start(ofUnit: number) >= end, dropUnseenLengths(ofUnit: number) else { continue }
      hasChanged = true
      lengthDidChange(ofUnit: number)
    }
    if !hasChanged { return false }
    unseenLengths.didDiscard(in: host.frameNumber)
    LazyRegistry.of(host).changedLengths &+= 1
    updateEstimates()
    hasOutdatedAnswers = true
    flags.remove(.needsMeasure)
    needsMeasure()
    return true
  }
}
