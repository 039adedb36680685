import TributaryGeometry

extension Path {
  /// Calls a closure with each element in drawing order.
  ///
  /// - Complexity: O(*n*) in the number of elements; allocates no memory.
  public func forEach(_ body: (Path.Element) -> Void) {
    switch storage {
    case .empty:
      break
    case .rect(let rect):
      rect.forEachElement(body)
    case .ellipse(let rect):
      RoundedRect(ellipseIn: rect).forEachElement(body)
    case .roundedRect(let shape):
      shape.forEachElement(body)
    case .elements(let elements):
      for element in elements { body(element) }
    }
  }

  /// The elements in drawing order.
  package var elements: [Element] {
    if case .elements(let elements) = storage { return elements }
    var elements: [Element] = []
    forEach { elements.append($0) }
    return elements
  }
}

extension Path: Hashable {
  /// Returns whether two paths have the same elements, regardless of their storage.
  public static func == (a: Path, b: Path) -> Bool {
    switch (a.storage, b.storage) {
    case (.empty, .empty): true
    case (.rect(let a), .rect(let b)), (.ellipse(let a), .ellipse(let b)): a == b
    case (.roundedRect(let a), .roundedRect(let b)): a == b
    default: a.elements == b.elements
    }
  }

  public func hash(into hasher: inout Hasher) {
    forEach { hasher.combine($0) }
  }
}

extension CGRect {
  fileprivate func forEachElement(_ body: (Path.Element) -> Void) {
    guard !isNull else { return }
    body(.move(to: CGPoint(x: minX, y: minY)))
    body(.line(to: CGPoint(x: maxX, y: minY)))
    body(.line(to: CGPoint(x: maxX, y: maxY)))
    body(.line(to: CGPoint(x: minX, y: maxY)))
    body(.closeSubpath)
  }
}

extension RoundedRect {
  /// Creates an ellipse, which is a rectangle with corners that meet.
  fileprivate init(ellipseIn rect: CGRect) {
    self.init(rect: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), style: .circular)
    // A flat or empty rectangle keeps its elements: the corner size is the maximum for the sides, even if that is 0.
    cornerSize = CGSize(width: rect.width / 2, height: rect.height / 2)
  }

  /// Calls a closure with the elements, from the midpoint of the right side downward (in the direction of increasing
  /// angles).
  ///
  /// The sides of an ellipse have no length and are omitted.
  fileprivate func forEachElement(_ body: (Path.Element) -> Void) {
    guard !rect.isNull else { return }
    let corner = RoundedCorner(of: self)
    let isEllipse = style == .circular && cornerSize == CGSize(width: rect.width / 2, height: rect.height / 2)
    body(.move(to: CGPoint(x: rect.maxX, y: rect.midY)))
    // Each corner: its vertex, the signs of the direction from it into the rectangle, and whether it is entered along
    // y.
    let corners: [(CGPoint, CGFloat, CGFloat, Bool)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, true),
      (CGPoint(x: rect.minX, y: rect.maxY), 1, -1, false),
      (CGPoint(x: rect.minX, y: rect.minY), 1, 1, true),
      (CGPoint(x: rect.maxX, y: rect.minY), -1, 1, false),
    ]
    for (vertex, x, y, entersAlongY) in corners {
      corner.forEachElement(at: vertex, x: x, y: y, entersAlongY: entersAlongY, drawsSide: !isEllipse, body)
    }
    body(.closeSubpath)
  }
}
