public import TributaryGeometry

/// An image with its placement and drawing options.
public final class DisplayImage: Sendable, Equatable {
  /// The content of the image file.
  public let content: ImageContent

  /// The accessibility label of the image; `nil` for a decorative image.
  public let name: String?

  /// The frame of the image, in the coordinates of the fragment.
  public let frame: CGRect

  /// The parts of the image and the areas that they cover, in reading order and without overlaps.
  public let parts: [Part]

  /// Whether enlarged pixels are interpolated; if `false`, they are drawn as sharp squares.
  public let isSmooth: Bool

  /// The paint that replaces the image's colors and preserves its opacity; `nil` for the original colors.
  public let stencil: Paint?

  /// A part of the image with the area that it covers.
  public struct Part: Sendable, Equatable {
    /// The rectangle in the image, in pixels.
    public var source: CGRect

    /// The rectangle in the fragment's coordinates, in points.
    public var target: CGRect

    /// The size in which the source is repeated, in points, starting at the target's top left corner; `nil` to fill the
    /// target.
    public var tile: CGSize?

    /// Creates a part from a source rectangle in pixels and a target rectangle in points.
    ///
    /// - Parameters:
    ///   - source: The rectangle in the image, in pixels.
    ///   - target: The rectangle in the fragment's coordinates, in points.
    ///   - tile: The size in which the source is repeated, starting at the target's top left corner; `nil` to fill the
    ///     target.
    public init(source: CGRect, target: CGRect, tile: CGSize? = nil) {
      self.source = source
      self.target = target
      self.tile = tile
    }
  }

  /// Creates an image with a frame in points and the parts to draw.
  ///
  /// - Parameters:
  ///   - content: The content of the image file.
  ///   - name: The accessibility label of the image; `nil` for a decorative image.
  ///   - frame: The frame of the image, in the coordinates of the fragment.
  ///   - parts: The parts of the image and the areas that they cover, in reading order and without overlaps.
  ///   - isSmooth: Whether enlarged pixels are interpolated; if `false`, they are drawn as sharp squares.
  ///   - stencil: The paint that replaces the image's colors and preserves its opacity; `nil` for the original colors.
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

  /// Creates an image that fills a frame.
  ///
  /// - Parameters:
  ///   - content: The content of the image file.
  ///   - name: The accessibility label of the image; `nil` for a decorative image.
  ///   - frame: The frame of the image, in the coordinates of the fragment.
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
  /// Returns the parts of an image with caps in a frame. Corners keep their size, edges grow along one axis, and the
  /// center along both.
  ///
  ///     ┌──┬─────┬──┐     ┌──┬──────────────┬──┐
  ///     │  │     │  │     │  │      ←→      │  │
  ///     ├──┼─────┼──┤  →  ├──┼──────────────┼──┤
  ///     │  │     │  │     │  │      ↕       │  │
  ///     └──┴─────┴──┘     └──┴──────────────┴──┘
  ///
  /// - Parameters:
  ///   - pixels: The size of the image, in pixels.
  ///   - scale: The number of pixels per point.
  ///   - frame: The frame, in points.
  ///   - caps: The insets of the caps in points, where leading means left. Values that are negative or not finite count
  ///     as 0, and caps that do not fit are reduced.
  ///   - isTiled: Whether growing parts are repeated instead of stretched.
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
    /// The position in the image.
    var start: CGFloat
    var length: CGFloat
    /// The position in the frame.
    var origin: CGFloat
    var size: CGFloat
    var grows = false

    /// Returns the parts with a positive length in the image and in the frame.
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
