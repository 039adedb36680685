import TributaryGeometry

/// Boolean operations on the areas and lines of two paths.
///
///     ┌────┐          ┌────┐               ┌────┐
///     │ a ┌┼───┐      │    └───┐     ┌┐    │   ┌┘
///     └───┼┘ b │      └───┐    │     └┘    └───┘
///         └────┘          └────┘
///                      union      intersection  subtracting
///
/// The results consist of closed subpaths of straight lines that cross neither themselves nor each other, so both fill
/// rules enclose the same area. Subpaths run clockwise around the area and counterclockwise around its holes. Lines
/// replace curves, with a deviation of at most 0.01 points. Corners of the two paths keep their coordinates; crossings
/// of lines are within 0.00001 points of the exact position, for coordinates up to 65,536 points. Open subpaths are
/// treated as closed. A path with a non-finite coordinate is treated as empty.
///
/// - Complexity: O((*n* + *k*) *m*), where *n* is the number of lines, *k* the number of crossings, and *m* the number
///   of lines that share a horizontal range with a line.
///
/// > Source: conformance SHAPE-60 to SHAPE-63.
extension Path {
  /// Returns the area that both paths enclose.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule determines what the paths enclose, instead of the nonzero rule.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the area that either path encloses.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule determines what the paths enclose, instead of the nonzero rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, eoFill) { $0 || $1 } }

  /// Returns the area that this path encloses and the other path does not.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule determines what the paths enclose, instead of the nonzero rule.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the area that exactly one of the two paths encloses.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule determines what the paths enclose, instead of the nonzero rule.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the area that this path encloses, as subpaths that do not cross themselves or each other.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines what the path encloses, instead of the nonzero rule.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), eoFill) { mine, _ in mine } }

  /// Returns the parts of this path's line that lie inside another path's area or on its edge.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule determines what the other path encloses, instead of the nonzero rule.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(where: true, in: other, eoFill)
  }

  /// Returns the parts of this path's line that lie outside another path's area.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule determines what the other path encloses, instead of the nonzero rule.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(where: false, in: other, eoFill)
  }

  private func combined(with other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
    var arrangement = LineArrangement(bounds: [usableBounds, other.usableBounds])
    for (owner, path) in [self, other].enumerated() {
      for line in path.usable?.flattened(closesAll: true) ?? [] { arrangement.add(line, owner) }
    }
    func encloses(_ winding: Int32) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }
    return arrangement.outline { isInside(encloses($0.first), encloses($0.second)) }
  }

  private func lines(where isKeptInside: Bool, in other: Path, _ eoFill: Bool) -> Path {
    guard let usable else { return Path() }
    var area = LineArrangement(bounds: [usableBounds, other.usableBounds])
    for line in other.usable?.flattened(closesAll: true) ?? [] { area.add(line, 0) }
    var elements: [Element] = []
    for line in usable.flattened(closesAll: false) {
      var last: CGPoint?
      for (start, end) in zip(line, line.dropFirst()) where start != end {
        for piece in area.pieces(from: start, to: end) {
          guard area.covers(piece.start.mixed(with: piece.end, by: 0.5), eoFill) == isKeptInside else { continue }
          if piece.start != last { elements.append(.move(to: piece.start)) }
          elements.append(.line(to: piece.end))
          last = piece.end
        }
      }
    }
    return Path(elements.isEmpty ? .empty : .elements(elements))
  }

  private var usableBounds: CGRect { usable?.boundingRect ?? .null }

  /// Returns the subpaths as the points of polylines that deviate from the curves by at most 0.01 points.
  ///
  /// - Parameter closesAll: Whether to close open subpaths.
  private func flattened(closesAll: Bool) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    forEachSegment(closesAll: closesAll) { segment, beginsSubpath in
      if beginsSubpath { lines.append([segment.start]) }
      let count = segment.lineCount(within: 0.01)
      for step in 1...count {
        lines[lines.count - 1].append(step == count ? segment.end : segment.point(at: CGFloat(step) / CGFloat(count)))
      }
    }
    return lines
  }
}

extension PathSegment {
  /// Returns the number of equal parameter steps whose chords deviate from the curve by at most a tolerance (Wang's
  /// formula).
  func lineCount(within tolerance: CGFloat) -> Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let deviation: CGFloat =
      switch kind {
      case .line: 0
      case .quadCurve(let control): bend(start, control, end) / 4
      case .curve(let control1, let control2):
        max(bend(start, control1, control2), bend(control1, control2, end)) * 0.75
      }
    let count = (deviation / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1_024)) : 1
  }
}
