import TributaryGeometry

/// The lines of two sets of polygons, divided where they meet, with the winding numbers on both sides of each piece.
///
/// Coordinates are rounded to a grid fine enough that no difference is visible. Rounding makes points that nearly coincide
/// equal, so that every decision is made once for each piece and the pieces always join to closed outlines.
///
/// Invariants, after `divide()`:
/// 1. No point of the arrangement lies on a piece other than at its ends, and no two pieces cross.
/// 2. `pieces` has each pair of ends once, with the sum of the windings of all lines between them.
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

  /// How often the two sets of polygons wind around a place.
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

  /// A line from its smaller to its larger end.
  private struct Line {
    var low: Vertex
    var high: Vertex
    /// How often the lines of each set run from the smaller to the larger end, less the opposite direction.
    var winding: Winding

    var isUpright: Bool { abs(high.x - low.x) < abs(high.y - low.y) }
  }

  private let scale: Double
  private var lines: [Line] = []
  /// The exact coordinates of the corners that were added.
  private var corners: [Vertex: CGPoint] = [:]

  /// - Parameter bounds: The bounds of everything that is added.
  init(bounds: [CGRect]) {
    let reach =
      bounds.filter { !$0.isNull }
      .flatMap { [abs($0.minX), abs($0.maxX), abs($0.minY), abs($0.maxY)] }.max() ?? 0
    // 2²⁰ steps a point as long as no coordinate needs more than 36 bits.
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

  /// Divides lines where they meet, until none do.
  private mutating func divide() {
    merge()
    // Rounding a crossing moves both lines by less than a step, which rarely makes another crossing.
    for _ in 0..<16 {
      guard let divided = dividedOnce() else { return }
      lines = divided
      merge()
    }
  }

  /// Joins lines with the same ends. Lines of which nothing remains are removed.
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

  /// The lines divided at the points where they meet; `nil` if none do.
  private func dividedOnce() -> [Line]? {
    var cuts: [Int: [Vertex]] = [:]
    // Sorted by their smaller ends, a line meets only those that begin before it ends.
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
        // A rounded point may lie beyond an end in the order of the ends.
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

  /// Cuts a line at a point that lies on it, but not at its ends.
  ///
  /// - Returns: Whether the point lies on the line, between its ends.
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

  /// The outline of the places whose windings a condition holds for.
  mutating func outline(where isInside: (Winding) -> Bool) -> Path {
    divide()
    // Each piece of the outline with the inside on its right, in a space with y down.
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
        // The sharpest turn to the right keeps areas apart that touch at a point.
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
    // Like the outline of a rectangle, it begins with its uppermost corner, of several with the leftmost.
    let first = loop.indices.min { loop[$0].y != loop[$1].y ? loop[$0].y < loop[$1].y : loop[$0].x < loop[$1].x } ?? 0
    loop = Array(loop[first...] + loop[..<first])
    for (number, vertex) in loop.enumerated() {
      elements.append(number == 0 ? .move(to: point(vertex)) : .line(to: point(vertex)))
    }
    elements.append(.closeSubpath)
  }

  /// The angle from the way back to another way, counterclockwise as seen, from above 0 to 2π.
  private func turn(from back: Vertex, to way: Vertex) -> Double {
    // With y down, a smaller mathematical angle is further counterclockwise.
    let angle = -atan2(back.cross(way), back.dot(way))
    return angle > 0 ? angle : angle + 2 * .pi
  }

  /// The winding above each line, or left of it if it is upright; below or right of it is its own winding more.
  private func windings() -> [Winding] {
    // Lines by the columns and rows of a coarse raster that they pass, so that a ray looks at few of them.
    let columns = Raster(lines.map { ($0.low.x, $0.high.x) })
    let rows = Raster(lines.map { (min($0.low.y, $0.high.y), max($0.low.y, $0.high.y)) })
    return lines.indices.map { index in
      let line = lines[index]
      let middle = Vertex(x: (line.low.x + line.high.x) / 2, y: (line.low.y + line.high.y) / 2)
      var sum = Winding()
      if line.isUpright {
        // A ray to the left. `low` is the upper end if the line runs down; crossing it to the right adds its winding.
        for other in rows.candidates(middle.y) where other != index {
          let other = lines[other]
          let runsDown = other.low.y < other.high.y
          let (top, bottom) = runsDown ? (other.low, other.high) : (other.high, other.low)
          guard top.y <= middle.y, middle.y < bottom.y else { continue }
          let x = top.x + (bottom.x - top.x) * ((middle.y - top.y) / (bottom.y - top.y))
          if x < middle.x { sum = runsDown ? sum - other.winding : sum + other.winding }
        }
        // The sum is the winding on the left; the winding "above" a line that runs down is that on its right.
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

  /// A line in pieces that cross no line of the arrangement.
  func pieces(from start: CGPoint, to end: CGPoint) -> [(start: CGPoint, end: CGPoint)] {
    let (low, high) = (vertex(start), vertex(end))
    let direction = high - low
    var parameters: [Double] = []
    for line in lines {
      let (other, between) = (line.high - line.low, line.low - low)
      let area = direction.cross(other)
      if area == 0 {
        // On the same straight line both ends divide; on a parallel one none does.
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

  /// Whether a point is in the area of the first set of polygons, or on its edge.
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
  /// A closed outline without the points that lie on the line between their neighbors.
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

/// Ranges by the equal steps of a raster that they touch.
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

  /// The indices of the ranges that may contain a position.
  func candidates(_ position: Double) -> [Int] { cells[cell(position)] }
}
