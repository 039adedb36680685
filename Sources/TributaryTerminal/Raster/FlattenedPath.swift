import TributaryDrawing
import TributaryGeometry

/// A path as polygons, in the coordinates of the picture.
struct FlattenedPath {
  /// A polygon of the path.
  struct Subpath {
    /// The points of the polygon: at least one, all finite.
    var points: [CGPoint]
    var isClosed = false
    /// Whether a part of the original was a curve.
    var isCurved = false
    /// The number of axis-parallel steps with nonzero length, including the closing one.
    var straightSides = 0

    /// Counts an axis-parallel step.
    fileprivate mutating func count(from start: CGPoint, to end: CGPoint) {
      if start != end, start.x == end.x || start.y == end.y { straightSides += 1 }
    }
  }

  private(set) var subpaths: [Subpath] = []

  /// The number of straight segments for each curve.
  private static let pieces = 16
  /// A limit far outside every grid, and far inside the range of the arithmetic.
  private static let limit: CGFloat = 1e7

  init(_ subpaths: [Subpath]) {
    self.subpaths = subpaths
  }

  init(_ path: Path, _ transform: CGAffineTransform) {
    var current: Subpath?
    var start = CGPoint.zero
    func mapped(_ point: CGPoint) -> CGPoint? {
      let point = point.applying(transform)
      guard point.x.isFinite, point.y.isFinite else { return nil }
      return CGPoint(x: min(max(point.x, -Self.limit), Self.limit), y: min(max(point.y, -Self.limit), Self.limit))
    }
    func finished(_ subpath: Subpath?) -> [Subpath] { subpath.map { [$0] } ?? [] }
    var result: [Subpath] = []
    for element in path.elements {
      switch element {
      case .move(let to):
        result += finished(current)
        current = nil
        guard let point = mapped(to) else { continue }
        start = point
        current = Subpath(points: [point])
      case .line(let to):
        guard let point = mapped(to) else { continue }
        if current == nil { current = Subpath(points: [start]) }
        if let last = current?.points.last { current?.count(from: last, to: point) }
        current?.points.append(point)
      case .quadCurve(let to, let control):
        guard let end = mapped(to), let control = mapped(control) else { continue }
        if current == nil { current = Subpath(points: [start]) }
        let begin = current?.points.last ?? start
        current?.isCurved = true
        for step in 1...Self.pieces {
          let t = CGFloat(step) / CGFloat(Self.pieces)
          current?.points.append(Self.quadratic(begin, control, end, t))
        }
      case .curve(let to, let control1, let control2):
        guard let end = mapped(to), let control1 = mapped(control1), let control2 = mapped(control2) else { continue }
        if current == nil { current = Subpath(points: [start]) }
        let begin = current?.points.last ?? start
        current?.isCurved = true
        for step in 1...Self.pieces {
          let t = CGFloat(step) / CGFloat(Self.pieces)
          let a = Self.quadratic(begin, control1, control2, t)
          let b = Self.quadratic(control1, control2, end, t)
          current?.points.append(Self.between(a, b, t))
        }
      case .closeSubpath:
        if let last = current?.points.last { current?.count(from: last, to: start) }
        current?.isClosed = true
        result += finished(current)
        current = nil
      }
    }
    subpaths = result + finished(current)
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func quadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    between(between(a, b, t), between(b, c, t), t)
  }
}

extension FlattenedPath {
  /// The bounding box of all points, or `nil` if there are none.
  var bounds: CGRect? {
    subpaths.map(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The rectangles of the subpaths, if all subpaths are axis-parallel rectangles.
  var rectangles: [CGRect]? {
    var result: [CGRect] = []
    for subpath in subpaths where subpath.points.count > 1 {
      guard let rectangle = subpath.rectangle else { return nil }
      result.append(rectangle)
    }
    return result.isEmpty ? nil : result
  }
}

extension FlattenedPath.Subpath {
  var bounds: CGRect {
    let first = points.first ?? .zero
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The bounds, if the subpath is an axis-parallel rectangle. It may be open, because filling closes every subpath.
  var rectangle: CGRect? {
    guard !isCurved else { return nil }
    var corners = points
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let across =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
    let down =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
      && corners[3].y == corners[0].y
    return across || down ? bounds : nil
  }
}

extension FlattenedPath {
  /// Returns the area of a thick stroke for the nonzero rule: one rectangle per segment, all with the same orientation.
  ///
  /// Corners between straight lines are square. Curves are smooth enough without joins.
  func band(thickness: CGFloat) -> FlattenedPath {
    var pieces: [Subpath] = []
    let half = thickness / 2
    for subpath in subpaths {
      var points = subpath.points
      if subpath.isClosed, let first = points.first, points.last != first { points.append(first) }
      let last = points.count - 2
      for (index, (start, end)) in zip(points, points.dropFirst()).enumerated() {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { continue }
        let (x, y) = (dx / length * half, dy / length * half)
        let before: CGFloat = !subpath.isCurved && (subpath.isClosed || index > 0) ? 1 : 0
        let after: CGFloat = !subpath.isCurved && (subpath.isClosed || index < last) ? 1 : 0
        let a = CGPoint(x: start.x - x * before, y: start.y - y * before)
        let b = CGPoint(x: end.x + x * after, y: end.y + y * after)
        pieces.append(
          Subpath(
            points: [
              CGPoint(x: a.x - y, y: a.y + x), CGPoint(x: b.x - y, y: b.y + x), CGPoint(x: b.x + y, y: b.y - x),
              CGPoint(x: a.x + y, y: a.y - x),
            ], isClosed: true))
      }
    }
    return FlattenedPath(pieces)
  }
}

extension FlattenedPath {
  /// Returns the cells whose centers are inside, row by row. Centers on the outline are rounded like the edges in
  /// ``CellMetrics``.
  ///
  /// - Complexity: O(*edges* × *rows* + crossings × log crossings), for rows within `bounds` only.
  func spans(evenOdd: Bool, metrics: CellMetrics, within bounds: CellRect) -> [CellSpan] {
    guard !bounds.isEmpty else { return [] }
    var crossings: [[Crossing]] = Array(repeating: [], count: bounds.rows.count)
    for subpath in subpaths {
      var start = subpath.points.last ?? .zero
      for end in subpath.points {
        add(from: start, to: end, metrics: metrics, rows: bounds.rows, into: &crossings)
        start = end
      }
    }
    var result: [CellSpan] = []
    for (offset, row) in bounds.rows.enumerated() {
      var winding = 0
      var entered: CGFloat = 0
      for crossing in crossings[offset].sorted(by: { $0.x < $1.x }) {
        let wasInside = evenOdd ? winding % 2 != 0 : winding != 0
        winding += crossing.direction
        let isInside = evenOdd ? winding % 2 != 0 : winding != 0
        if isInside, !wasInside { entered = crossing.x }
        guard wasInside, !isInside else { continue }
        let columns = CellMetrics.border(entered / metrics.width)..<CellMetrics.border(crossing.x / metrics.width)
        let visible = columns.clamped(to: bounds.columns)
        if !visible.isEmpty { result.append(CellSpan(columns: visible, row: row)) }
      }
    }
    return result
  }

  /// An intersection of an edge with a horizontal line.
  private struct Crossing {
    var x: CGFloat
    var direction: Int
  }

  private func add(
    from start: CGPoint, to end: CGPoint, metrics: CellMetrics, rows: Range<Int>, into crossings: inout [[Crossing]]
  ) {
    guard start.y != end.y else { return }
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let crossed = CellMetrics.border(upper.y / metrics.height)..<CellMetrics.border(lower.y / metrics.height)
    for row in crossed.clamped(to: rows) {
      let y = (CGFloat(row) + 0.5) * metrics.height
      let x = upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
      crossings[row - rows.lowerBound].append(Crossing(x: x, direction: start.y < end.y ? 1 : -1))
    }
  }
}
