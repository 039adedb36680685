package import TributaryGeometry

extension TextLayout {
  /// The areas behind the text, as lines without text, in drawing order.
  ///
  /// Adjacent pieces of a line with the same background share an area, so that no gap is visible between them.
  package var backgrounds: ContiguousArray<Line> {
    guard let lines = paragraph?.styledLines, lines.contains(where: { $0.background != nil }) else { return [] }
    var areas: ContiguousArray<Line> = []
    for line in lines where line.background.map({ $0.opacity > 0 }) ?? false && !line.rectangle.isEmpty {
      var area = Line(
        text: "", font: line.font, origin: line.origin, width: line.width, ascent: line.ascent, descent: line.descent)
      area.background = line.background
      if let last = areas.last, let joined = last.joined(with: area) {
        areas[areas.count - 1] = joined
      } else {
        areas.append(area)
      }
    }
    return areas
  }
}

extension TextLayout.Line {
  /// The area of the line in the frame of the text, from the top to the bottom of the whole line.
  package var rectangle: CGRect {
    CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }

  /// Returns an area that consists of this area and another one; `nil` if they are not adjacent or differ in color.
  fileprivate func joined(with other: TextLayout.Line) -> TextLayout.Line? {
    guard background == other.background, origin.y == other.origin.y, ascent == other.ascent, descent == other.descent
    else { return nil }
    let tolerance: CGFloat = 1e-6
    let follows = abs(origin.x + width - other.origin.x) <= tolerance
    let precedes = abs(other.origin.x + other.width - origin.x) <= tolerance
    guard follows || precedes else { return nil }
    var result = self
    result.origin.x = min(origin.x, other.origin.x)
    result.width += other.width
    return result
  }
}
