public import TributaryGeometry

/// A font as a view asks for it; ``ResolvedFont`` is what text is measured and drawn in.
///
/// Copying a system font allocates nothing.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// Grows with a text style, or not at all.
    case named(String, size: CGFloat, like: TextStyle?)
  }

  package var base: Base
  /// Nil: what the base says.
  package var weight: Weight?
  package var design: Design?
  package var isItalic = false
  package var capitals = SmallCaps.none
  /// Nil: that of the face.
  package var faceWidth: Width?

  package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The system's face at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// The system's face at the size and weight of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// A face by its family name, at a size in points that grows as body text does. Measured as the default face is; renderers
  /// ask for it by name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, like: .body))
  }

  /// A face by its family name, at a size in points that does not change with the user's text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, like: nil))
  }

  /// A face by its family name, at a size in points that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(name, size: size, like: textStyle))
  }

  /// The same font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The same font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The same font, slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The same font with characters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The same font with digits of one width, as the default face has them anyway.
  public func monospacedDigit() -> Font { self }
}
