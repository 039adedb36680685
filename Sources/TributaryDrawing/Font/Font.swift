public import TributaryGeometry

/// A font as specified for a view; ``ResolvedFont`` is its form for measuring and drawing.
///
/// Copying a system font allocates no memory.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// A family name. The size scales with a text style, or is fixed if `like` is nil.
    case named(String, size: CGFloat, like: TextStyle?)
    /// The font of the environment, or the font of body text if the environment has none.
    case environment
  }

  package var base: Base
  /// The weight; nil for that of the base.
  package var weight: Weight?
  package var design: Design?
  package var isItalic = false
  package var capitals = SmallCaps.none
  /// Whether the font is not slanted even if the font of the environment is, which only ``default`` can specify.
  package var isUpright = false
  /// The width; nil for that of the face.
  package var faceWidth: Width?

  package init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// Returns the system font with a size in points.
  ///
  /// - Parameters:
  ///   - size: The size of the font, in points.
  ///   - weight: The weight; `nil` for the default.
  ///   - design: The design of the typeface; `nil` for the default.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  /// Returns the system font with the size and weight of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style, which determines the size.
  ///   - design: The design of the typeface; `nil` for the default.
  ///   - weight: The weight; `nil` for the default.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// Returns a font with a family name and a size in points that scales with body text. It is measured like the system
  /// font; renderers request it by name.
  ///
  /// - Parameters:
  ///   - name: The family name.
  ///   - size: The size in points, for the default text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, like: .body))
  }

  /// Returns a font with a family name and a size in points that is independent of the user's text size.
  ///
  /// - Parameters:
  ///   - name: The family name.
  ///   - fixedSize: The size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, like: nil))
  }

  /// Returns a font with a family name and a size in points that scales with a text style.
  ///
  /// - Parameters:
  ///   - name: The family name.
  ///   - size: The size in points, for the default text size.
  ///   - textStyle: The text style with which the size scales.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(name, size: size, like: textStyle))
  }

  /// Returns this font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns this font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns this font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    font.isUpright = false
    return font
  }

  /// Returns this font with characters of equal width.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Returns this font. The digits of the default face already have equal widths.
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// The width of a font's characters, relative to the standard width of the face.
  ///
  /// The default measurer scales its widths by 1 plus the value. SVG output requests a stretched face, and fits drawn
  /// lines to the measured width. Terminal cells have a fixed width.
  public struct Width: Hashable, Sendable {
    /// The difference from the standard width as a fraction; −0.2 is one fifth narrower.
    public var value: CGFloat

    /// Creates a width from its difference from the standard width, as a fraction clamped to −0.5...1.
    public init(_ value: CGFloat) { self.value = value.isFinite ? min(max(value, -0.5), 1) : 0 }

    /// The narrowest predefined width.
    public static let compressed = Width(-0.3)
    /// A width that is narrower than the standard.
    public static let condensed = Width(-0.2)
    /// The standard width of the face.
    public static let standard = Width(0)
    /// A width that is wider than the standard.
    public static let expanded = Width(0.2)

    package var factor: CGFloat { 1 + value }
  }

  /// Returns this font with narrower or wider characters.
  public func width(_ width: Width) -> Font {
    var font = self
    font.faceWidth = width
    return font
  }

  /// Returns this font with narrower or wider characters.
  ///
  /// - Parameter width: The difference from the standard width, as a fraction.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    /// The line spacing of the face.
    case standard
    /// Less than the line spacing of the face.
    case tight
    /// More than the line spacing of the face.
    case loose
  }

  /// Returns this font. The measurer determines the line spacing.
  public func leading(_ leading: Leading) -> Font { self }
}

extension Font {
  /// The letters that are drawn as small capitals, that is, as capitals with the height of lowercase letters.
  package enum SmallCaps: Hashable, Sendable {
    case none
    /// Lowercase letters.
    case lowercase
    /// Uppercase letters.
    case uppercase
    /// All letters.
    case all
  }

  /// Returns this font with all letters as small capitals.
  public func smallCaps() -> Font { capitalizing(.all) }

  /// Returns this font with lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font { capitalizing(.lowercase) }

  /// Returns this font with uppercase letters as small capitals.
  public func uppercaseSmallCaps() -> Font { capitalizing(.uppercase) }

  private func capitalizing(_ letters: SmallCaps) -> Font {
    var font = self
    font.capitals = font.capitals == .none || font.capitals == letters ? letters : .all
    return font
  }
}

extension Font.SmallCaps {
  /// The height of small capitals as a fraction of the capital height, as in viewers that synthesize them from
  /// capitals.
  package static var height: Double { 0.8 }

  /// Returns the runs of a text in drawing order, each with a Boolean that is `true` for the smaller size.
  package func pieces(of text: Substring) -> [(text: Substring, isSmall: Bool)] {
    if self == .none { return [(text, false)] }
    var pieces: [(text: Substring, isSmall: Bool)] = []
    for character in text {
      let isSmall =
        switch self {
        case .none: false
        case .lowercase: character.isLowercase
        case .uppercase: character.isUppercase
        case .all: character.isLetter && character.isCased
        }
      let drawn = isSmall ? character.uppercased() : String(character)
      if let last = pieces.last, last.isSmall == isSmall {
        pieces[pieces.count - 1].text += drawn
      } else {
        pieces.append((drawn[...], isSmall))
      }
    }
    return pieces
  }
}
