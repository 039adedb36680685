import TributaryGeometry

extension Path {
  /// The path with points that can be drawn; `nil` if one of them is no number or infinite.
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
