import TributaryGeometry

/// The columns or the rows of a grid during the distribution, which processes one level of layout priority after the
/// other.
///
///     level room 184   [ 20 closed ][ open ][ open ]   →   share 82
///
/// A track is open while a cell of the level that occupies only this track is waiting. A track that only spanning cells
/// of the level cover keeps its share, so it is open until the end of the level. All open tracks have the same share,
/// because they start with equal shares and divide equally the space that closing tracks leave.
///
/// Invariants:
/// 1. `waiting[i]` is the number of cells of the level that keep track `i` open: the unprocessed cells that occupy only
///    this track, or else all cells that span it.
/// 2. `openCount` is the number of tracks with waiting cells; `hasClosed[i]` is true for tracks that were open in this
///    level.
/// 3. `lengths[i]` is the length that the processed cells of track `i` alone require, aligned on their guides, plus the
///    length that spanning cells have added.
///
/// Tested by `GridTests`.
struct GridTracks {
  let axis: Axis
  let gaps: ContiguousArray<CGFloat>
  private let alignments: ContiguousArray<AlignmentKey>
  /// The proposed length minus the gaps, in points; not-a-number if no length is proposed.
  let room: CGFloat

  private(set) var lengths: ContiguousArray<CGFloat>
  /// The lengths without the additions of spanning cells.
  private var ownLengths: ContiguousArray<CGFloat>
  private var extents: ContiguousArray<GridExtent>

  /// The available length minus all track lengths at the start of the level.
  private var levelRoom: CGFloat = 0
  private(set) var share: CGFloat = 0
  private var waiting: ContiguousArray<Int>
  private var hasClosed: ContiguousArray<Bool>
  private var openCount = 0

  init(_ tracks: ContiguousArray<GridPlan.Track>, _ axis: Axis, proposed length: CGFloat, spacing: CGFloat?) {
    self.axis = axis
    alignments = ContiguousArray(tracks.map(\.alignment))
    gaps = ContiguousArray(tracks.indices.map { $0 == 0 ? 0 : spacing ?? tracks[$0].gap })
    room = length.less(gaps.reduce(0, +))
    lengths = ContiguousArray(repeating: 0, count: tracks.count)
    ownLengths = lengths
    extents = ContiguousArray(repeating: GridExtent(), count: tracks.count)
    waiting = ContiguousArray(repeating: 0, count: tracks.count)
    hasClosed = ContiguousArray(repeating: false, count: tracks.count)
  }

  // MARK: Levels

  /// Begins a level.
  ///
  /// - Parameters:
  ///   - singles: The track of each cell of the level that occupies one track.
  ///   - spans: The tracks of each other cell of the level.
  ///   - divisor: The number of parts into which the space of the level is divided.
  mutating func open(_ singles: some Sequence<Int>, spans: [Range<Int>], divisor: Int) {
    for track in lengths.indices {
      waiting[track] = 0
      hasClosed[track] = false
    }
    for track in singles { waiting[track] += 1 }
    let isOfSpans = spans.isEmpty ? [] : waiting.map { $0 == 0 }
    for span in spans {
      for track in span where isOfSpans[track] { waiting[track] += 1 }
    }
    openCount = waiting.count { $0 > 0 }
    levelRoom = room.isFinite ? room - lengths.reduce(0, +) : room
    share = room.isFinite ? levelRoom / CGFloat(max(divisor, 1)) : room
  }

  /// Closes the tracks without waiting cells after a group, and divides the space that they leave.
  ///
  /// - Parameter singles: The track of each cell of the group that occupies one track.
  mutating func close(_ singles: some Sequence<Int>) {
    var surplus: CGFloat = 0
    for track in singles {
      waiting[track] -= 1
      guard waiting[track] == 0 else { continue }
      openCount -= 1
      hasClosed[track] = true
      surplus += share - lengths[track]
    }
    if room.isFinite, openCount > 0 { share += (surplus / CGFloat(openCount)).asCoordinate }
  }

  // MARK: Offers

  /// Returns the offer for a cell in one track: the share, but at least the current length of the track.
  func offer(for track: Int) -> CGFloat { room.isFinite ? max(share, lengths[track], 0) : room }

  /// The length of the tracks that have closed in this level.
  var closedLength: CGFloat {
    lengths.indices.reduce(0) { hasClosed[$1] ? $0 + lengths[$1] : $0 }
  }

  /// Returns the offer for a cell that spans tracks: the space of the level minus the shares and lengths of the tracks
  /// outside the span.
  ///
  /// - Parameter closedLength: The value of ``closedLength`` at the start of the group.
  func offer(for span: Range<Int>, closedLength: CGFloat) -> CGFloat {
    guard room.isFinite else { return room }
    var open = CGFloat(openCount)
    var closed = closedLength
    var gapsInside: CGFloat = 0
    for track in span {
      if waiting[track] > 0 { open -= 1 }
      if hasClosed[track] { closed -= lengths[track] }
      if track != span.lowerBound { gapsInside += gaps[track] }
    }
    return max((levelRoom - open * share - closed + gapsInside).asCoordinate, present(span), 0)
  }

  /// Returns the distance from the start of the first to the end of the last track of a span, in points.
  func present(_ span: Range<Int>) -> CGFloat {
    span.reduce(0) { $0 + lengths[$1] + ($1 == span.lowerBound ? 0 : gaps[$1]) }
  }

  // MARK: Lengths

  /// Extends a track for a cell that occupies only this track.
  ///
  /// - Parameter guide: The cell's guide on which it is aligned with the others of the track; nil if it is aligned
  ///   separately.
  mutating func take(_ length: CGFloat, guide: CGFloat?, in track: Int) {
    var needed = max(ownLengths[track], length)
    if let guide {
      extents[track].add(length, guide: guide)
      needed = max(needed, extents[track].length)
    }
    ownLengths[track] = needed
    lengths[track] = max(lengths[track], needed)
  }

  /// Extends tracks for the spanning cells processed so far.
  ///
  /// - Parameters:
  ///   - needs: The tracks of each cell, with the length that it requires; spans of fewer tracks come first.
  ///   - mayGrow: Returns whether a track is among the first to grow for a span.
  mutating func stretch(for needs: [(span: Range<Int>, length: CGFloat)], mayGrow: (Int) -> Bool) {
    lengths = ownLengths
    for need in needs {
      let excess = need.length - present(need.span)
      guard excess > 0 else { continue }
      let first = need.span.filter(mayGrow)
      let growing = first.isEmpty ? Array(need.span) : first
      for track in growing { lengths[track] += excess / CGFloat(growing.count) }
    }
  }

  /// Returns the guide on which the cells of a track are aligned.
  func alignment(of track: Int) -> AlignmentKey { alignments[track] }
}

/// The union of lengths that are aligned on a line.
///
///     length 30 guide 5, length 40 guide 20   →   line at 20, length 45
struct GridExtent {
  private var low = CGFloat.infinity
  private var high = -CGFloat.infinity

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    low = min(low, -guide)
    high = max(high, length - guide)
  }

  /// The distance from the first start to the last end, in points; 0 if empty.
  var length: CGFloat { (high - low).asLength }

  /// Returns the position of the line in a track of the given length. The track aligns the union like a view of the
  /// same length with default guides.
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
