public import TributaryGeometry

/// A command of a display list with everything that the fragments and effects around it do to it.
public struct FlattenedCommand: Sendable, Equatable {
  /// A rectangle, a path, text, a picture or a symbol, in coordinates of its own.
  public var command: DisplayCommand

  /// Maps the command's coordinates to the picture's.
  public var transform: CGAffineTransform

  /// The product of the opacities around it. Commands that overlap inside one faded fragment shine through each other
  /// if each is drawn with it; a renderer that wants to avoid this walks the tree.
  public var opacity: Double

  /// What bounds the drawing; nothing outside any of them is drawn.
  public var clips: [Clip]

  /// An area outside of which nothing is drawn.
  public struct Clip: Sendable, Equatable {
    /// The outline of the area, in the coordinates that `transform` maps.
    public var path: Path
    /// Which points count as inside of the outline.
    public var style: FillStyle
    /// Maps the path's coordinates to the picture's.
    public var transform: CGAffineTransform
  }
}
