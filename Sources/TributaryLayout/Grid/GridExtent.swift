import TributaryGeometry

/// The union of lengths that meet on a line.
///
///     length 30 guide 5, length 40 guide 20   →   line at 20, length 45
struct GridExtent {
  private var low = CGFloat.infinity
  private var high = -CGFloat.infinity

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    low = min(low, -guide)
    high = max(high, length - guide)
  }

  /// From the first start to the last end, in points; 0 for none.
  var length: CGFloat { (high - low).asLength }

  /// Where the line is in a track of a length: the union stands where a view of its length would by default.
  func line(in track: CGFloat, alignment: AlignmentKey) -> CGFloat {
    let start: CGFloat =
      switch alignment.kind {
      case .start, .custom, .firstTextBaseline, .lastTextBaseline: 0
      case .center: ((track - length) / 2).asCoordinate
      case .end: (track - length).asCoordinate
      }
    return (start - low).asCoordinate
  }
}
