import TributaryGeometry

/// The lines of two sets of polygons, divided at their intersections, with the winding numbers on both sides of each
/// piece.
///
/// Coordinates are rounded to a grid that is too fine for visible differences. Rounding makes nearly coincident points
/// equal, so every piece is classified exactly once and the pieces always join to closed outlines.
///
/// Invariants, after `divide()`:
/// 1. No point of the arrangement lies on a piece other than at its ends, and no two pieces cross.
/// 2. `pieces` contains each pair of endpoints once, with the sum of the windings of all lines between them.
///
/// Tested by `PathBooleanTests`.
struct LineArrangement {
  /// A point of the grid.
  struct Vertex: Hashable {
    var x: Double
    var y: Double

    static func < (a: Vertex, b: Vertex) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }
    static func - (a: Vertex, b: Vertex) -> Vertex { Vertex(x: a.x - b.x, y: a.y - b.y) }
    func cross(_ other: Vertex) -> Double { x * other.y - y * other.x }
    func dot(_ other: Vertex) -> Double { x * other.x + y * other.y }
  }

  /// The winding numbers of the two sets of polygons around a point.
  struct Winding: Equatable {
    var first: Int32 = 0
    var second: Int32 = 0

    static func + (a: Winding, b: Winding) -> Winding {
      Winding(first: a.first &+ b.first, second: a.second &+ b.second)
    }
    static func - (a: Winding, b: Winding) -> Winding {
      Winding(first: a.first &- b.first, second: a.second &- b.second)
    }
    static prefix func - (a: Winding) -> Winding { Winding() - a }
  }

  /// A line from its smaller to its larger endpoint.
  private struct Line {
    var low: Vertex
    var high: Vertex
    /// The number of lines of each set from the smaller to the larger endpoint, minus those in the opposite direction.
    var winding: Winding

    var isUpright: Bool { abs(high.x - low.x) < abs(high.y - low.y) }
  }

  private let scale: Double
  private var lines: [Line] = []
  /// The exact coordinates of the added corners.
  private var corners: [Vertex: CGPoint] = [:]

  /// - Parameter bounds: Rectangles that contain all added points.
  init(bounds: [CGRect]) {
    let reach =
      bounds.filter { !$0.isNull }
      .flatMap { [abs($0.minX), abs($0.maxX), abs($0.minY), abs($0.maxY)] }.max() ?? 0
    // 2²⁰ steps per point, unless a coordinate requires more than 36 bits.
    var scale = 1_048_576.0
    while Double(reach) * scale > 68_719_476_736 { scale /= 2 }
    self.scale = scale
  }

  private func vertex(_ point: CGPoint) -> Vertex {
    Vertex(x: (Double(point.x) * scale).rounded() + 0, y: (Double(point.y) * scale).rounded() + 0)
  }

  private func point(_ vertex: Vertex) -> CGPoint {
    corners[vertex] ?? CGPoint(x: vertex.x / scale, y: vertex.y / scale)
  }

  /// Adds the lines between points.
  ///
  /// - Parameter owner: The set that the lines belong to, 0 or 1.
  mutating func add(_ points: [CGPoint], _ owner: Int) {
    var last: Vertex?
    for point in points {
      let next = vertex(point)
      if corners[next] == nil { corners[next] = point }
      if let last, last != next {
        let sign: Int32 = last < next ? 1 : -1
        lines.append(
          Line(
            low: last < next ? last : next, high: last < next ? next : last,
            winding: owner == 0 ? Winding(first: sign) : Winding(second: sign)))
      }
      last = next
    }
  }

  // MARK: Dividing

  /// Divides lines at their intersections until no intersections remain.
  private mutating func divide() {
    merge()
    // Rounding a crossing moves both lines by less than a step, which rarely creates another crossing.
    for _ in 0..<16 {
      guard let divided = dividedOnce() else { return }
      lines = divided
      merge()
    }
  }

  /// Merges lines with equal endpoints, and removes lines whose windings cancel out.
  private mutating func merge() {
    lines.sort { $0.low != $1.low ? $0.low < $1.low : $0.high < $1.high }
    var merged: [Line] = []
    merged.reserveCapacity(lines.count)
    for line in lines {
      if let last = merged.last, last.low == line.low, last.high == line.high {
        merged[merged.count - 1].winding = last.winding + line.winding
      } else {
        merged.append(line)
      }
    }
    lines = merged.filter { $0.winding != Winding() }
  }

  /// Returns the lines divided at their intersections; `nil` if no lines intersect.
  private func dividedOnce() -> [Line]? {
    var cuts: [Int: [Vertex]] = [:]
    // The lines are sorted by their smaller endpoints, so a line intersects only lines that begin before it ends.
    for first in lines.indices {
      var second = first + 1
      while second < lines.count, lines[second].low.x <= lines[first].high.x + 1 {
        meet(first, second, &cuts)
        second += 1
      }
    }
    if cuts.isEmpty { return nil }
    var divided: [Line] = []
    for (index, line) in lines.enumerated() {
      guard let points = cuts[index] else {
        divided.append(line)
        continue
      }
      let direction = line.high - line.low
      var last = line.low
      for point in points.sorted(by: { ($0 - line.low).dot(direction) < ($1 - line.low).dot(direction) })
        + [line.high]
      where point != last {
        // In the sort order, a rounded point may lie beyond an endpoint.
        let isForward = last < point
        divided.append(
          Line(
            low: isForward ? last : point, high: isForward ? point : last,
            winding: isForward ? line.winding : -line.winding))
        last = point
      }
    }
    return divided
  }

  private func meet(_ first: Int, _ second: Int, _ cuts: inout [Int: [Vertex]]) {
    let (a, b) = (lines[first], lines[second])
    let (lowA, highA) = a.low.y < a.high.y ? (a.low.y, a.high.y) : (a.high.y, a.low.y)
    let (lowB, highB) = b.low.y < b.high.y ? (b.low.y, b.high.y) : (b.high.y, b.low.y)
    if lowB > highA + 1 || lowA > highB + 1 { return }
    var touches = false
    for end in [b.low, b.high] where touch(end, first, &cuts) { touches = true }
    for end in [a.low, a.high] where touch(end, second, &cuts) { touches = true }
    if touches || a.low == b.low || a.high == b.high || a.low == b.high || a.high == b.low { return }
    let (u, v, between) = (a.high - a.low, b.high - b.low, b.low - a.low)
    let area = u.cross(v)
    if area == 0 { return }
    let (t, s) = (between.cross(v) / area, between.cross(u) / area)
    guard t > 0, t < 1, s > 0, s < 1 else { return }
    let crossing = Vertex(x: (a.low.x + u.x * t).rounded() + 0, y: (a.low.y + u.y * t).rounded() + 0)
    if crossing != a.low, crossing != a.high { cuts[first, default: []].append(crossing) }
    if crossing != b.low, crossing != b.high { cuts[second, default: []].append(crossing) }
  }

  /// Cuts a line at a point that lies on it, excluding its endpoints.
  ///
  /// - Returns: Whether the point lies on the line, between its endpoints.
  private func touch(_ point: Vertex, _ index: Int, _ cuts: inout [Int: [Vertex]]) -> Bool {
    let line = lines[index]
    if point == line.low || point == line.high { return false }
    let (direction, offset) = (line.high - line.low, point - line.low)
    let along = offset.dot(direction)
    let length = direction.dot(direction)
    guard along > 0, along < length else { return false }
    let cross = offset.cross(direction)
    // Half a step of the grid.
    guard cross * cross <= 0.25 * length else { return false }
    cuts[index, default: []].append(point)
    return true
  }

  // MARK: Joining

  /// Returns the outline of the area whose windings satisfy a condition.
  mutating func outline(where isInside: (Winding) -> Bool) -> Path {
    divide()
    // The inside is on the right of each piece of the outline, in a space with y down.
    var next: [Vertex: [Vertex]] = [:]
    var starts: [Vertex] = []
    let sides = windings()
    for (line, side) in zip(lines, sides) {
      let (isAbove, isBelow) = (isInside(side), isInside(side + line.winding))
      if isAbove == isBelow { continue }
      let (start, end) = isBelow ? (line.low, line.high) : (line.high, line.low)
      next[start, default: []].append(end)
      starts.append(start)
    }
    var elements: [Path.Element] = []
    for start in starts {
      while next[start] != nil { trace(from: start, &next, &elements) }
    }
    return Path(elements.isEmpty ? .empty : .elements(elements))
  }

  /// Appends one closed outline and removes its pieces.
  private func trace(from start: Vertex, _ next: inout [Vertex: [Vertex]], _ elements: inout [Path.Element]) {
    var loop: [Vertex] = [start]
    while let last = loop.last, let ends = next[last] {
      var index = ends.indices.last ?? 0
      if ends.count > 1, loop.count > 1 {
        // The sharpest right turn separates areas that touch at a point.
        let back = loop[loop.count - 2] - last
        index =
          ends.indices.min { turn(from: back, to: ends[$0] - last) < turn(from: back, to: ends[$1] - last) } ?? index
      }
      let end = ends[index]
      if ends.count == 1 { next[last] = nil } else { next[last]?.remove(at: index) }
      if end == start { break }
      loop.append(end)
    }
    loop = loop.filterCorners()
    guard loop.count > 2 else { return }
    // As in the outline of a rectangle, the first corner is the uppermost one, or the leftmost of several.
    let first = loop.indices.min { loop[$0].y != loop[$1].y ? loop[$0].y < loop[$1].y : loop[$0].x < loop[$1].x } ?? 0
    loop = Array(loop[first...] + loop[..<first])
    for (number, vertex) in loop.enumerated() {
      elements.append(number == 0 ? .move(to: point(vertex)) : .line(to: point(vertex)))
    }
    elements.append(.closeSubpath)
  }

  /// Returns the visual counterclockwise angle from the backward direction to another direction.
  ///
  /// - Returns: An angle in radians, greater than 0 and at most 2π.
  private func turn(from back: Vertex, to way: Vertex) -> Double {
    // With y down, smaller mathematical angles are further counterclockwise.
    let angle = -atan2(back.cross(way), back.dot(way))
    return angle > 0 ? angle : angle + 2 * .pi
  }

  /// Returns the winding above each line, or to the left of an upright line.
  ///
  /// The winding on the opposite side is larger by the winding of the line.
  private func windings() -> [Winding] {
    // A coarse raster groups the lines by columns and rows, so that a ray tests only a few of them.
    let columns = Raster(lines.map { ($0.low.x, $0.high.x) })
    let rows = Raster(lines.map { (min($0.low.y, $0.high.y), max($0.low.y, $0.high.y)) })
    return lines.indices.map { index in
      let line = lines[index]
      let middle = Vertex(x: (line.low.x + line.high.x) / 2, y: (line.low.y + line.high.y) / 2)
      var sum = Winding()
      if line.isUpright {
        // A ray to the left. In a line that runs down, `low` is the upper endpoint; crossing the line to the right adds
        // its winding.
        for other in rows.candidates(middle.y) where other != index {
          let other = lines[other]
          let runsDown = other.low.y < other.high.y
          let (top, bottom) = runsDown ? (other.low, other.high) : (other.high, other.low)
          guard top.y <= middle.y, middle.y < bottom.y else { continue }
          let x = top.x + (bottom.x - top.x) * ((middle.y - top.y) / (bottom.y - top.y))
          if x < middle.x { sum = runsDown ? sum - other.winding : sum + other.winding }
        }
        // The sum is the winding on the left. For a line that runs down, the winding "above" is the one on its right.
        return line.low.y < line.high.y ? sum - line.winding : sum
      }
      for other in columns.candidates(middle.x) where other != index {
        let other = lines[other]
        guard other.low.x <= middle.x, middle.x < other.high.x else { continue }
        let y = other.low.y + (other.high.y - other.low.y) * ((middle.x - other.low.x) / (other.high.x - other.low.x))
        if y < middle.y { sum = sum + other.winding }
      }
      return sum
    }
  }

  // MARK: Lines and areas

  /// Returns the pieces of a line that cross no line of the arrangement.
  func pieces(from start: CGPoint, to end: CGPoint) -> [(start: CGPoint, end: CGPoint)] {
    let (low, high) = (vertex(start), vertex(end))
    let direction = high - low
    var parameters: [Double] = []
    for line in lines {
      let (other, between) = (line.high - line.low, line.low - low)
      let area = direction.cross(other)
      if area == 0 {
        // Both endpoints of a collinear line divide this line; those of a parallel line do not.
        for end in [line.low, line.high]
        where abs((end - low).cross(direction)) <= direction.dot(direction).squareRoot() {
          parameters.append((end - low).dot(direction) / direction.dot(direction))
        }
        continue
      }
      let (t, s) = (between.cross(other) / area, between.cross(direction) / area)
      if s >= 0, s <= 1 { parameters.append(t) }
    }
    var last = start
    var pieces: [(start: CGPoint, end: CGPoint)] = []
    for t in parameters.filter({ $0 > 0 && $0 < 1 }).sorted() + [1] {
      let next = t == 1 ? end : start.mixed(with: end, by: CGFloat(t))
      if vertex(next) != vertex(last) || t == 1 && next != last { pieces.append((last, next)) }
      last = next
    }
    return pieces
  }

  /// Returns whether a point is inside the area of the first set of polygons or on its edge.
  func covers(_ point: CGPoint, _ eoFill: Bool) -> Bool {
    let place = vertex(point)
    var winding: Int32 = 0
    for line in lines {
      let (direction, offset) = (line.high - line.low, place - line.low)
      let along = offset.dot(direction)
      let cross = offset.cross(direction)
      let length = direction.dot(direction)
      if along >= 0, along <= length, cross * cross <= 4 * length { return true }
      guard line.low.x <= place.x, place.x < line.high.x else { continue }
      let y = line.low.y + (line.high.y - line.low.y) * ((place.x - line.low.x) / (line.high.x - line.low.x))
      if y < place.y { winding += line.winding.first }
    }
    return eoFill ? winding & 1 != 0 : winding != 0
  }
}

extension [LineArrangement.Vertex] {
  /// Returns a closed outline without the points that lie on the line between their neighbors.
  fileprivate func filterCorners() -> [LineArrangement.Vertex] {
    var corners: [LineArrangement.Vertex] = []
    for index in indices {
      let before = corners.last ?? self[count - 1]
      let after = self[(index + 1) % count]
      let (way, chord) = (self[index] - before, after - before)
      let cross = way.cross(chord)
      let isBetween = way.dot(chord) >= 0 && (after - self[index]).dot(chord) >= 0
      if isBetween, cross * cross <= chord.dot(chord) { continue }
      corners.append(self[index])
    }
    return corners
  }
}

/// An index of ranges by the equally sized cells of a raster that they overlap.
private struct Raster {
  private var low = 0.0
  private var step = 1.0
  private var cells: [[Int]] = [[]]

  init(_ ranges: [(low: Double, high: Double)]) {
    guard let low = ranges.map(\.low).min(), let high = ranges.map(\.high).max() else { return }
    let count = Swift.min(Swift.max(ranges.count / 2, 1), 4_096)
    self.low = low
    step = Swift.max((high - low) / Double(count), 1)
    cells = Array(repeating: [], count: count + 1)
    for (index, range) in ranges.enumerated() {
      for cell in cell(range.low)...cell(range.high) { cells[cell].append(index) }
    }
  }

  private func cell(_ position: Double) -> Int {
    Swift.min(Swift.max(Int((position - low) / step), 0), cells.count - 1)
  }

  /// Returns the indices of the ranges that may contain a position.
  func candidates(_ position: Double) -> [Int] { cells[cell(position)] }
}
