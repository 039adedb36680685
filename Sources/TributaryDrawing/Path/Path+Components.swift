package import TributaryGeometry

extension Path {
  /// The rectangle whose outline is this path; `nil` for any other path.
  ///
  /// The sides of the rectangle are parallel to the axes, and the outline is closed.
  package var asRectangle: CGRect? {
    if case .rect(let rect) = storage { return rect.isNull ? nil : rect.standardized }
    guard case .elements(let elements) = storage, case .move(let start)? = elements.first else { return nil }
    var corners = [start]
    var isClosed = false
    for element in elements.dropFirst() {
      switch element {
      case .line(let end) where !isClosed && corners.count < 5: corners.append(end)
      case .closeSubpath where !isClosed: isClosed = true
      default: return nil
      }
    }
    if corners.count == 5 {
      guard corners[4] == start else { return nil }
      corners.removeLast()
      isClosed = true
    }
    guard isClosed, corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let beginsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let beginsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard beginsAcross || beginsDown, a.x != c.x, a.y != c.y else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
  }

  /// Returns the path with straight lines in place of its curves.
  ///
  /// - Parameter tolerance: The maximum distance of a line from its curve, in points.
  package func flattened(within tolerance: CGFloat) -> Path {
    var elements: [Element] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func draw(_ kind: PathSegment.Kind, to end: CGPoint) {
      let segment = PathSegment(start: current, end: end, kind: kind)
      let count = segment.lineCount(within: tolerance)
      for step in 1...count {
        elements.append(.line(to: step == count ? end : segment.point(at: CGFloat(step) / CGFloat(count))))
      }
      current = end
    }
    forEach { element in
      switch element {
      case .move(let end):
        (start, current) = (end, end)
        elements.append(element)
      case .line(let end):
        current = end
        elements.append(element)
      case .quadCurve(let end, let control): draw(.quadCurve(control: control), to: end)
      case .curve(let end, let control1, let control2):
        draw(.curve(control1: control1, control2: control2), to: end)
      case .closeSubpath:
        current = start
        elements.append(element)
      }
    }
    return Path(elements.isEmpty ? .empty : .elements(elements))
  }

  /// Returns the separate areas of the path, each with its holes, as paths without self-intersections.
  package func components(eoFill: Bool) -> [Path] {
    var outlines: [(path: Path, edge: CGPoint)] = []
    for subpath in normalized(eoFill: eoFill).subpaths {
      var edge: CGPoint?
      subpath.forEachSegment { segment, _ in edge = edge ?? segment.point(at: 0.5) }
      if let edge { outlines.append((subpath, edge)) }
    }
    // The middle of an edge is on no other outline, because the outlines meet only at corners.
    let owners = outlines.map { inner in
      outlines.indices.filter { outlines[$0].edge != inner.edge && outlines[$0].path.contains(inner.edge) }
    }
    var components: [Path] = []
    for index in outlines.indices where owners[index].count.isMultiple(of: 2) {
      var component = outlines[index].path
      let depth = owners[index].count
      for hole in outlines.indices where owners[hole].count == depth + 1 && owners[hole].contains(index) {
        component.addPath(outlines[hole].path)
      }
      components.append(component)
    }
    return components
  }

  /// The parts of the path that begin with a move, in order.
  private var subpaths: [Path] {
    var parts: [[Element]] = []
    forEach { element in
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts.map { Path(.elements($0)) }
  }
}
