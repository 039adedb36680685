package import TributaryGeometry

extension Path {
  /// How far a point is from the outline, in points; infinite for an empty path. Curves are taken as 32 straight lines
  /// each.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package func distance(to point: CGPoint) -> CGFloat {
    var least = CGFloat.infinity
    forEachSegment { segment, _ in
      var from = segment.start
      for step in 1...segment.flatCount {
        let to =
          step == segment.flatCount ? segment.end : segment.point(at: CGFloat(step) / CGFloat(segment.flatCount))
        // A comparison with not a number is false, so that such a piece counts as far away.
        let square = point.squaredDistance(toLineFrom: from, to: to)
        if square < least { least = square }
        from = to
      }
    }
    return least.squareRoot()
  }
}

extension CGPoint {
  fileprivate func squaredDistance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1) : 0
    let nearest = start.mixed(with: end, by: along)
    return (x - nearest.x) * (x - nearest.x) + (y - nearest.y) * (y - nearest.y)
  }
}
