public import TributaryGeometry

/// The outline of a two-dimensional shape of straight lines and Bézier curves, in points, y down.
///
/// Rectangles, ellipses and rounded rectangles are stored as such without an allocation, and their elements are created
/// on demand. A coordinate that is not a number does not trap, but the rendering of such a path is undefined.
public struct Path: Sendable {
  package enum Storage: Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(RoundedRect)
    case elements([Element])
  }

  /// An element of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath, which closes it.
    case closeSubpath
  }

  package var storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates an empty path.
  public init() {
    self.storage = .empty
  }

  /// Creates a path with a closure that appends elements to an empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.storage = .empty
    callback(&self)
  }

  /// Creates the outline of a rectangle, in points, from its origin along the top edge.
  public init(_ rect: CGRect) {
    self.storage = .rect(rect)
  }

  /// Creates the ellipse that touches the four sides of a rectangle, in points, from its right end downward.
  public init(ellipseIn rect: CGRect) {
    self.storage = .ellipse(rect)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The width and height of a corner in points; each is limited to half of the corresponding side.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let shape = RoundedRect(rect: rect, cornerSize: cornerSize, style: style)
    self.storage = shape.cornerSize == .zero ? .rect(rect) : .roundedRect(shape)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius in points, limited to half of the shorter side.
  ///   - style: The curve of the corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    let shorter = min(rect.width, rect.height) / 2
    let radius = cornerRadius > 0 ? min(cornerRadius, shorter) : 0
    self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
  }

  /// Whether the path has no elements, including isolated points.
  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let elements): elements.isEmpty
    case .rect(let rect), .ellipse(let rect): rect.isNull
    case .roundedRect(let shape): shape.rect.isNull
    }
  }
}

extension Path {
  /// Returns the path with every point transformed.
  ///
  /// A rectangle, ellipse or rounded rectangle that is only translated and scaled remains one.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch storage {
    case .empty:
      return self
    case .rect(let rect) where isUpright:
      return Path(.rect(rect.scaled(by: transform)))
    case .ellipse(let rect) where isUpright:
      return Path(.ellipse(rect.scaled(by: transform)))
    case .roundedRect(let shape) where isUpright:
      let cornerSize = CGSize(
        width: shape.cornerSize.width * transform.a, height: shape.cornerSize.height * transform.d)
      return Path(
        .roundedRect(RoundedRect(rect: shape.rect.scaled(by: transform), cornerSize: cornerSize, style: shape.style)))
    default:
      return Path(.elements(elements.map { $0.applying(transform) }))
    }
  }

  /// Returns the path translated by a distance, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension CGRect {
  /// Returns the rectangle with a transform that neither rotates nor mirrors.
  fileprivate func scaled(by transform: CGAffineTransform) -> CGRect {
    CGRect(
      x: minX * transform.a + transform.tx, y: minY * transform.d + transform.ty,
      width: width * transform.a, height: height * transform.d)
  }
}

extension Path.Element {
  /// Returns the element with every point mapped.
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: map(end))
    case .line(let end): .line(to: map(end))
    case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
    case .curve(let end, let control1, let control2):
      .curve(to: map(end), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element { mapped { $0.applying(transform) } }
}

extension Path {
  /// Returns the part of the outline between two fractions of its length.
  ///
  /// Fractions are clamped to 0...1; the result is empty if the first is not less than the second. The length of each
  /// curve is approximated by 32 straight lines.
  ///
  /// - Parameters:
  ///   - from: The fraction at the start.
  ///   - to: The fraction at the end.
  /// - Returns: The part of the outline.
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

  /// Returns the curve parameter at a length along the lines that approximate a segment.
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
  /// The lengths of the straight lines that approximate the segment.
  fileprivate var flatLengths: [CGFloat] {
    var from = start
    return (1...flatCount).map { step in
      let to = step == flatCount ? end : point(at: CGFloat(step) / CGFloat(flatCount))
      defer { from = to }
      return hypot(to.x - from.x, to.y - from.y)
    }
  }
}

extension Path {
  /// The path, if all points can be drawn; `nil` if a coordinate is infinite or not a number.
  package var usable: Path? {
    switch storage {
    case .empty: self
    case .rect(let rect): rect.isFinite ? Path(.rect(rect.asCoordinates)) : nil
    case .ellipse(let rect): rect.isFinite ? Path(.ellipse(rect.asCoordinates)) : nil
    case .roundedRect(var shape): usable(&shape)
    case .elements(let elements): usable(elements)
    }
  }

  private func usable(_ shape: inout RoundedRect) -> Path? {
    guard shape.rect.isFinite else { return nil }
    shape.rect = shape.rect.asCoordinates
    return Path(.roundedRect(shape))
  }

  private func usable(_ elements: [Element]) -> Path? {
    var isFinite = true
    var isLarge = false
    for element in elements {
      _ = element.mapped { point in
        if !point.isFinite { isFinite = false }
        if max(point.x.magnitude, point.y.magnitude) > .utmost { isLarge = true }
        return point
      }
    }
    if !isFinite { return nil }
    return isLarge ? Path(.elements(elements.map { $0.mapped(\.asCoordinates) })) : self
  }
}
