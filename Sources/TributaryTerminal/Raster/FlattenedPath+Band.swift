import TributaryGeometry

extension FlattenedPath {
  /// The area that a broad pen covers, for the nonzero rule: one rectangle a segment, all going round the same way.
  ///
  /// Corners between straight lines are filled out square; curves are smooth enough without.
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
