public import TributaryGeometry

extension Font {
  /// How wide the characters of a face are, compared with its standard ones.
  ///
  /// The default measurer scales its widths by 1 plus the value. SVG asks for a stretched face, and fits the drawn line to the
  /// measure. A terminal has cells of one width.
  public struct Width: Hashable, Sendable {
    /// The difference from the standard width, as a part of it: −0.2 is a fifth narrower.
    public var value: CGFloat

    /// A width by its difference from the standard one, as a fraction of it.
    public init(_ value: CGFloat) { self.value = value.isFinite ? min(max(value, -0.5), 1) : 0 }

    /// The narrowest.
    public static let compressed = Width(-0.3)
    /// Narrower than the standard.
    public static let condensed = Width(-0.2)
    /// That of the face.
    public static let standard = Width(0)
    /// Wider than the standard.
    public static let expanded = Width(0.2)

    package var factor: CGFloat { 1 + value }
  }

  /// The same font with narrower or wider characters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.faceWidth = width
    return font
  }

  /// The same font with characters of a width.
  ///
  /// - Parameter width: The difference from the standard width, as a fraction of it.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// The distance between lines that a font asks for.
  public enum Leading: Hashable, Sendable {
    /// That of the face.
    case standard
    /// Less than that of the face.
    case tight
    /// More than that of the face.
    case loose
  }

  /// The same font: lines have the distance that the measurer gives them.
  public func leading(_ leading: Leading) -> Font { self }
}
