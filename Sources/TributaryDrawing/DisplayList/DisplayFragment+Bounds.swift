package import TributaryGeometry

extension DisplayFragment {
  /// A rectangle that holds everything that is drawn, in the fragment's coordinates; `nil` if nothing is.
  ///
  /// It may be larger than what is seen: text has a margin of its font's size, a line of its miter limit, a blur of three
  /// standard deviations. What has a coordinate that is not finite does not count.
  package var drawnBounds: CGRect? {
    var bounds: CGRect?
    for command in commands {
      guard let rect = command.drawnBounds, rect.isFinite else { continue }
      bounds = bounds?.union(rect) ?? rect
    }
    return bounds
  }
}

extension DisplayCommand {
  fileprivate var drawnBounds: CGRect? {
    switch self {
    case .rectangle(let rect, _): return rect
    case .path(let path):
      let bounds = path.path.boundingRect
      guard !bounds.isNull else { return nil }
      guard case .stroke(let style) = path.operation else { return bounds }
      let corner = style.lineJoin == .miter ? max(style.miterLimit, 1) : 1
      // A square cap reaches half a line width beyond the end and aside.
      let margin = style.lineWidth * max(corner, 1.5) / 2
      return margin.isFinite && margin > 0 ? bounds.insetBy(dx: -margin, dy: -margin) : bounds
    case .text(let layout, let origin, _):
      let margin = layout.lines.map(\.font.size).filter(\.isFinite).max() ?? 0
      return CGRect(origin: origin, size: layout.size).insetBy(dx: -margin, dy: -margin)
    case .image(let image): return image.frame
    case .symbol(let symbol):
      // The widest pen of a symbol is within its frame but for the heaviest weights.
      return symbol.frame.insetBy(dx: -symbol.frame.width / 12, dy: -symbol.frame.height / 12)
    case .fragment(let fragment, let origin):
      return fragment.drawnBounds?.offsetBy(dx: origin.x, dy: origin.y)
    case .effect(let effect):
      guard let content = effect.content.drawnBounds else { return nil }
      return effect.kind.drawnBounds(of: content)
    }
  }
}

extension DisplayEffect.Kind {
  /// What the effect makes of the bounds of its content.
  package func drawnBounds(of content: CGRect) -> CGRect? {
    switch self {
    case .opacity, .group, .described: return content
    case .transform(let transform): return content.applying(transform)
    case .clip(let path, _): return content.sharedPart(with: path.boundingRect)
    case .mask(let mask): return mask.drawnBounds.flatMap { content.sharedPart(with: $0) }
    case .blur(_, true): return content
    case .blur(let radius, false): return content.insetBy(dx: -3 * radius, dy: -3 * radius)
    case .shadow(let shadow):
      let copy = content.insetBy(dx: -3 * shadow.radius, dy: -3 * shadow.radius)
      return content.union(copy.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Foundation's intersection says null where nothing is shared.
  fileprivate func sharedPart(with other: CGRect) -> CGRect? {
    let shared = intersection(other)
    return shared.isNull ? nil : shared
  }
}
