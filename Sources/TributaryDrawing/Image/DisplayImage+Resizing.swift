package import TributaryGeometry

extension DisplayImage {
  /// How a picture with caps covers a frame: corners keep their size, edges grow along one axis, the middle along both.
  ///
  ///     ┌──┬─────┬──┐     ┌──┬──────────────┬──┐
  ///     │  │     │  │     │  │      ←→      │  │
  ///     ├──┼─────┼──┤  →  ├──┼──────────────┼──┤
  ///     │  │     │  │     │  │      ↕       │  │
  ///     └──┴─────┴──┘     └──┴──────────────┴──┘
  ///
  /// - Parameters:
  ///   - pixels: Size of the picture, in pixels.
  ///   - scale: Pixels per point.
  ///   - caps: In points, leading meaning left; what is negative or not finite counts as 0, and caps that do not fit are
  ///     made smaller.
  ///   - isTiled: Whether what grows is repeated instead of stretched.
  package static func parts(
    pixels: CGSize, scale: CGFloat, over frame: CGRect, caps: EdgeInsets, isTiled: Bool
  ) -> [Part] {
    let columns = Span.spans(
      length: pixels.width / scale, over: frame.minX, frame.width, before: caps.leading, after: caps.trailing)
    let rows = Span.spans(
      length: pixels.height / scale, over: frame.minY, frame.height, before: caps.top, after: caps.bottom)
    return rows.flatMap { row in
      columns.map { column in
        let tile = CGSize(width: column.grows ? column.length : column.size, height: row.grows ? row.length : row.size)
        let target = CGRect(x: column.origin, y: row.origin, width: column.size, height: row.size)
        return Part(
          source: CGRect(
            x: column.start * scale, y: row.start * scale, width: column.length * scale, height: row.length * scale),
          target: target, tile: isTiled && tile != target.size ? tile : nil)
      }
    }
  }

  /// One of three parts along one axis, in points.
  private struct Span {
    /// In the picture.
    var start: CGFloat
    var length: CGFloat
    /// In the frame.
    var origin: CGFloat
    var size: CGFloat
    var grows = false

    /// The parts that have a length on both sides.
    static func spans(
      length: CGFloat, over origin: CGFloat, _ size: CGFloat, before: CGFloat, after: CGFloat
    ) -> [Span] {
      var (before, after) = (before.asExtent, after.asExtent)
      if before + after > length {
        let share = length / (before + after)
        (before, after) = (before * share, after * share)
      }
      let shrink = before + after > size ? size / (before + after) : 1
      let (first, last) = (before * shrink, after * shrink)
      let spans = [
        Span(start: 0, length: before, origin: origin, size: first),
        Span(
          start: before, length: length - before - after, origin: origin + first, size: size - first - last,
          grows: true),
        Span(start: length - after, length: after, origin: origin + size - last, size: last),
      ]
      return spans.filter { $0.length > 0 && $0.size > 0 }
    }
  }
}
