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
