import TributaryGeometry

/// The columns or the rows of a grid while its cells are served.
///
///     room 184   [ 20 committed ][ open ][ open ]   →   share 82
///
/// Invariants:
/// 1. `waiting[i]` counts the cells of the present priority in track `i` alone that have not been served.
/// 2. `openCount` counts the tracks for which somebody waits; `committed` is the length of the others.
/// 3. `lengths[i]` is what the cells that were served in track `i` alone need, about their guides.
///
/// Tested by `GridTests`.
struct GridTracks {
  let axis: Axis
  let gaps: ContiguousArray<CGFloat>
  private let alignments: ContiguousArray<AlignmentKey>
  /// What is proposed less the gaps, in points; not-a-number for nothing.
  let room: CGFloat

  private(set) var lengths: ContiguousArray<CGFloat>
  private var extents: ContiguousArray<GridExtent>
  private var waiting: ContiguousArray<Int>
  private var openCount = 0
  private var committed: CGFloat = 0

  init(_ tracks: ContiguousArray<GridPlan.Track>, _ axis: Axis, proposed length: CGFloat, spacing: CGFloat?) {
    self.axis = axis
    alignments = ContiguousArray(tracks.map(\.alignment))
    gaps = ContiguousArray(tracks.indices.map { $0 == 0 ? 0 : spacing ?? tracks[$0].gap })
    room = length.less(gaps.reduce(0, +))
    lengths = ContiguousArray(repeating: 0, count: tracks.count)
    extents = ContiguousArray(repeating: GridExtent(), count: tracks.count)
    waiting = ContiguousArray(repeating: 0, count: tracks.count)
  }

  // MARK: Who waits

  /// Opens the tracks of the cells of another priority.
  mutating func open(_ tracks: some Sequence<Int>) {
    for track in tracks { waiting[track] += 1 }
    openCount = 0
    committed = 0
    for track in lengths.indices {
      if waiting[track] > 0 { openCount += 1 } else { committed += lengths[track] }
    }
  }

  /// One cell less waits for a track.
  mutating func close(_ track: Int) {
    waiting[track] -= 1
    guard waiting[track] == 0 else { return }
    openCount -= 1
    committed += lengths[track]
  }

  /// An equal part of what is left for the open tracks; not-a-number where nothing is proposed.
  var share: CGFloat {
    if room.isNaN { return room }
    return (room.less(committed) / CGFloat(max(openCount, 1))).asLength
  }

  /// What no cell that was served needs.
  var rest: CGFloat { room.isNaN ? room : room.less(lengths.reduce(0, +)).asLength }

  // MARK: What cells are offered

  /// What a cell in one track is offered: the share of its group, but no less than the track has already.
  func offer(_ share: CGFloat, for track: Int) -> CGFloat { share < lengths[track] ? lengths[track] : share }

  /// What a cell that spans tracks is offered: the shares of those that are open and what the others have; all that is left
  /// if nobody waits for any track.
  func offer(_ share: CGFloat, for span: Range<Int>) -> CGFloat {
    if room.isNaN { return room }
    var length = openCount == 0 ? room.less(committed).asLength : 0
    for track in span {
      length += waiting[track] > 0 ? offer(share, for: track) : lengths[track]
      if track != span.lowerBound { length += gaps[track] }
    }
    return length.asLength
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
    var needed = max(lengths[track], length)
    if let guide {
      extents[track].add(length, guide: guide)
      needed = max(needed, extents[track].length)
    }
    guard needed > lengths[track] else { return }
    // A track that nobody waits for grows only by what spacers take.
    if waiting[track] == 0 { committed += needed - lengths[track] }
    lengths[track] = needed
  }

  /// Makes room for a cell that spans tracks: they grow by equal parts.
  mutating func take(_ length: CGFloat, in span: Range<Int>) {
    let excess = length - present(span)
    guard excess > 0 else { return }
    for track in span { lengths[track] += excess / CGFloat(span.count) }
  }

  /// The guide on which cells of a track meet.
  func alignment(of track: Int) -> AlignmentKey { alignments[track] }
}
