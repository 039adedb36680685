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

extension Font {
  /// Which letters are drawn as capitals of the height of small letters.
  package enum SmallCaps: Hashable, Sendable {
    case none
    /// Those that are written small.
    case lowercase
    /// Those that are written large.
    case uppercase
    /// All letters.
    case all
  }

  /// The same font with all letters as small capitals.
  public func smallCaps() -> Font { capitalizing(.all) }

  /// The same font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { capitalizing(.lowercase) }

  /// The same font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { capitalizing(.uppercase) }

  private func capitalizing(_ letters: SmallCaps) -> Font {
    var font = self
    font.capitals = font.capitals == .none || font.capitals == letters ? letters : .all
    return font
  }
}

extension Font.SmallCaps {
  /// The height of a small capital, in heights of a capital: what viewers take who make them of capitals.
  package static var height: Double { 0.8 }

  /// The pieces of a text: each as it is drawn, and whether that is in the smaller size.
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
