public import TributaryGeometry

extension Path {
  /// Begins a subpath at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Appends a straight line. Without a current point, begins a subpath at `end`.
  public mutating func addLine(to end: CGPoint) {
    append(currentPoint == nil ? .move(to: end) : .line(to: end))
  }

  /// Begins a subpath at the first point, and appends lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append(.move(to: first))
    for point in lines.dropFirst() { append(.line(to: point)) }
  }

  /// Appends a quadratic Bézier curve. Without a current point, the curve begins at the control point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control: The control point, in points.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { append(.move(to: control)) }
    append(.quadCurve(to: end, control: control))
  }

  /// Appends a cubic Bézier curve. Without a current point, the curve begins at the first control point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control1: The first control point, in points.
  ///   - control2: The second control point, in points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { append(.move(to: control1)) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Appends a line to the start of the subpath, and closes it. Has no effect without an open subpath.
  public mutating func closeSubpath() {
    guard case .elements(let elements) = storage, let last = elements.last, last != .closeSubpath else { return }
    append(.closeSubpath)
  }

  /// Appends the outline of a rectangle, in points.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Appends the outlines of rectangles, in points.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }

  /// Appends the ellipse that touches the four sides of a rectangle, in points.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Appends a rectangle with rounded corners, with a corner width and height in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The size of a corner, in points.
  ///   - style: The curve of the corners: circular, or continuous.
  ///   - transform: The transform that is applied to the rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Appends the subpaths of another path.
  ///
  /// - Parameters:
  ///   - path: The path whose subpaths are appended.
  ///   - transform: The transform that is applied to the appended subpaths.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.applying(transform)
    if isEmpty {
      self = added
    } else {
      for element in added.elements { append(element) }
    }
  }

  /// The point at which the next line would start; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch storage {
    case .empty:
      return nil
    case .rect(let rect):
      return rect.isNull ? nil : CGPoint(x: rect.minX, y: rect.minY)
    case .ellipse(let rect):
      return rect.isNull ? nil : CGPoint(x: rect.maxX, y: rect.midY)
    case .roundedRect(let shape):
      return shape.rect.isNull ? nil : CGPoint(x: shape.rect.maxX, y: shape.rect.midY)
    case .elements(let elements):
      guard let last = elements.last else { return nil }
      if let end = last.end { return end }
      for element in elements.reversed() {
        if case .move(let start) = element { return start }
      }
      return nil
    }
  }

  mutating func append(_ element: Element) {
    // The array is removed from the storage while it grows, so that it is not copied.
    var elements = elements
    storage = .empty
    elements.append(element)
    storage = .elements(elements)
  }
}

extension Path.Element {
  /// The end of the element; nil for a closed subpath, which ends at its start.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
