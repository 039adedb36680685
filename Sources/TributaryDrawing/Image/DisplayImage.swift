public import TributaryGeometry

/// A picture with the way that it is drawn.
public final class DisplayImage: Sendable, Equatable {
  /// The picture itself, as its file holds it.
  public let content: ImageContent

  /// What the picture is called, for those who cannot see it; `nil` for mere decoration.
  public let name: String?

  /// What is covered, in the coordinates of the fragment.
  public let frame: CGRect

  /// Which part of the picture covers which part of the frame; in reading order, without overlaps.
  public let parts: [Part]

  /// Whether pixels that are drawn larger run into each other; if not, they stay sharp squares.
  public let isSmooth: Bool

  /// What is drawn instead of the picture's colours, as opaque as the picture is; `nil` for its own colours.
  public let stencil: Paint?

  /// A piece of the picture, and where it is drawn.
  public struct Part: Sendable, Equatable {
    /// In pixels of the picture.
    public var source: CGRect

    /// In the coordinates of the fragment.
    public var target: CGRect

    /// The size that the source is drawn in, over and over from the target's top-left corner; `nil` to fill the target.
    public var tile: CGSize?

    /// A piece of the picture: from pixels of the source to points of the target.
    public init(source: CGRect, target: CGRect, tile: CGSize? = nil) {
      self.source = source
      self.target = target
      self.tile = tile
    }
  }

  /// A picture with its frame in points and the pieces that it is drawn in.
  public init(
    _ content: ImageContent, name: String?, frame: CGRect, parts: [Part], isSmooth: Bool = true, stencil: Paint? = nil
  ) {
    self.content = content
    self.name = name
    self.frame = frame
    self.parts = parts
    self.isSmooth = isSmooth
    self.stencil = stencil
  }

  /// The whole picture over the whole frame.
  public convenience init(_ content: ImageContent, name: String?, frame: CGRect) {
    let pixels = CGRect(x: 0, y: 0, width: CGFloat(content.pixelWidth), height: CGFloat(content.pixelHeight))
    self.init(content, name: name, frame: frame, parts: [Part(source: pixels, target: frame)])
  }

  public static func == (a: DisplayImage, b: DisplayImage) -> Bool {
    a === b
      || (a.frame == b.frame && a.parts == b.parts && a.name == b.name && a.isSmooth == b.isSmooth
        && a.stencil == b.stencil && a.content == b.content)
  }
}

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
