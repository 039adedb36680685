import TributaryGeometry

/// The bars of a picture that are thinner than half a row or half a column, and the cells in which each one is in
/// front.
///
/// Bars are only appended, so that an index denotes the same bar in a canvas and in its copies from before a group.
struct ThinBars {
  /// A thin area that is drawn as a line of characters.
  struct Bar {
    /// The direction of the bar.
    var axis: Axis
    /// The row or the column in which the line is drawn.
    var line: Int
    /// The distance from the top or the left edge of the picture to the center of the bar, in points.
    var center: CGFloat
    var ink: CellPaint
    var clip: CellClip
  }

  private(set) var all: [Bar] = []
  /// The index in `all` of the front bar, by the index of the cell in the grid. Opaque paint removes entries; text and
  /// lines do not.
  private(set) var front: [Int: Int] = [:]

  mutating func append(_ bar: Bar, places: [Int]) {
    for place in places { front[place] = all.count }
    all.append(bar)
  }

  /// Removes the bar in a cell that opaque paint covers.
  mutating func cover(_ place: Int) {
    if !front.isEmpty { front[place] = nil }
  }

  /// Restores the bars before a group in the cells in which the group is mostly transparent.
  mutating func keep(_ before: ThinBars, where isTransparent: (Int) -> Bool) {
    for (place, bar) in front where bar != before.front[place] && isTransparent(place) {
      front[place] = before.front[place]
    }
    for (place, bar) in before.front where front[place] == nil && isTransparent(place) { front[place] = bar }
  }
}
