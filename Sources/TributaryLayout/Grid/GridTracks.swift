import TributaryGeometry

/// The columns or the rows of a grid while its cells are served, one level of layout priority after the other.
///
///     level room 184   [ 20 closed ][ open ][ open ]   →   share 82
///
/// A track is open while a cell of the level waits that lies in it alone or, where only spanning cells of the level cover it,
/// while one of these waits. All open tracks have the same share, since they start with the same one and divide equally
/// what tracks that close leave.
///
/// Invariants:
/// 1. `waiting[i]` counts the cells of the level that keep track `i` open and have not been served.
/// 2. `openCount` counts the tracks for which a cell waits; `hasClosed[i]` holds for those that were open in this level.
/// 3. `lengths[i]` is what the cells that were served in track `i` alone need, about their guides, and what spanning cells
///    have added.
///
/// Tested by `GridTests`.
struct GridTracks {
  let axis: Axis
  let gaps: ContiguousArray<CGFloat>
  private let alignments: ContiguousArray<AlignmentKey>
  /// What is proposed less the gaps, in points; not-a-number for nothing.
  let room: CGFloat

  private(set) var lengths: ContiguousArray<CGFloat>
  /// The lengths without what spanning cells have added.
  private var ownLengths: ContiguousArray<CGFloat>
  private var extents: ContiguousArray<GridExtent>

  /// The room less all lengths when the level began.
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
  ///   - singles: For each cell of the level that lies in one track, the track.
  ///   - spans: For each other cell of the level, its tracks.
  ///   - divisor: The number of parts that the room of the level is divided into.
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
    isCoveredOnly = ContiguousArray(isOfSpans)
  }

  /// Whether only spanning cells of the level cover a track; empty for no track.
  private var isCoveredOnly: ContiguousArray<Bool> = []

  /// Closes the tracks for which no cell waits once a group has been served, and divides what they leave.
  ///
  /// - Parameters:
  ///   - singles: For each cell of the group that lies in one track, the track.
  ///   - spans: For each other cell of the group, its tracks.
  mutating func close(_ singles: some Sequence<Int>, spans: [Range<Int>]) {
    var surplus: CGFloat = 0
    func close(_ track: Int) {
      waiting[track] -= 1
      guard waiting[track] == 0 else { return }
      openCount -= 1
      hasClosed[track] = true
      surplus += share - lengths[track]
    }
    for track in singles { close(track) }
    for span in spans {
      for track in span where isCoveredOnly[track] { close(track) }
    }
    if room.isFinite, openCount > 0 { share += (surplus / CGFloat(openCount)).asCoordinate }
  }

  // MARK: What cells are offered

  /// The offer for a cell in one track: the share, but no less than the track has already.
  func offer(for track: Int) -> CGFloat { room.isFinite ? max(share, lengths[track], 0) : room }

  /// The length of the tracks that have closed in this level.
  var closedLength: CGFloat {
    lengths.indices.reduce(0) { hasClosed[$1] ? $0 + lengths[$1] : $0 }
  }

  /// The offer for a cell that spans tracks: the room of the level without what the tracks outside the span are to have.
  ///
  /// - Parameter closedLength: ``closedLength`` at the beginning of the group.
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

  /// From the start of the first to the end of the last of some tracks, in points.
  func present(_ span: Range<Int>) -> CGFloat {
    span.reduce(0) { $0 + lengths[$1] + ($1 == span.lowerBound ? 0 : gaps[$1]) }
  }

  // MARK: What cells need

  /// Makes room for a cell in one track.
  ///
  /// - Parameter guide: Where the cell meets the others of the track; nil if it stands by itself.
  mutating func take(_ length: CGFloat, guide: CGFloat?, in track: Int) {
    var needed = max(ownLengths[track], length)
    if let guide {
      extents[track].add(length, guide: guide)
      needed = max(needed, extents[track].length)
    }
    ownLengths[track] = needed
    lengths[track] = max(lengths[track], needed)
  }

  /// Makes room for the spanning cells that were served so far.
  ///
  /// - Parameters:
  ///   - needs: The tracks of each, with the length that it needs; those of few tracks first.
  ///   - mayGrow: Whether a track is among the first to grow for a span.
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

  /// The guide on which cells of a track meet.
  func alignment(of track: Int) -> AlignmentKey { alignments[track] }
}

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
