public import TributaryGeometry

extension Path {
  /// The part of the outline between two fractions of its length.
  ///
  /// Fractions are brought into 0...1; where the first is not less than the second the result is empty. Curves are
  /// measured as 32 straight lines each.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = from > 0 ? min(from, 1) : 0
    let to = to > 0 ? min(to, 1) : 0
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }

    var total: CGFloat = 0
    forEachSegment { segment, _ in total += segment.flatLengths.reduce(0, +) }
    guard total > 0, total.isFinite else { return Path() }
    let (first, last) = (from * total, to * total)

    var trimmed: [Element] = []
    var passed: CGFloat = 0
    forEachSegment { segment, beginsSubpath in
      let lengths = segment.flatLengths
      let length = lengths.reduce(0, +)
      defer { passed += length }
      guard passed < last, passed + length > first else { return }
      let start = parameter(at: first - passed, of: lengths)
      let end = parameter(at: last - passed, of: lengths)
      let piece = segment.piece(from: start, to: end)
      if trimmed.isEmpty || beginsSubpath { trimmed.append(.move(to: piece.start)) }
      trimmed.append(piece.element)
    }
    return Path(trimmed.isEmpty ? .empty : .elements(trimmed))
  }

  /// The parameter at a length along the lines that stand for a segment.
  private func parameter(at length: CGFloat, of lengths: [CGFloat]) -> CGFloat {
    var rest = length
    guard rest > 0 else { return 0 }
    for (index, line) in lengths.enumerated() {
      if rest < line { return (CGFloat(index) + rest / line) / CGFloat(lengths.count) }
      rest -= line
    }
    return 1
  }
}

extension PathSegment {
  /// The lengths of the straight lines that stand for the segment.
  fileprivate var flatLengths: [CGFloat] {
    var from = start
    return (1...flatCount).map { step in
      let to = step == flatCount ? end : point(at: CGFloat(step) / CGFloat(flatCount))
      defer { from = to }
      return hypot(to.x - from.x, to.y - from.y)
    }
  }
}
