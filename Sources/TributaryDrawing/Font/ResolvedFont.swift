public import TributaryGeometry

/// A fully specified font, for measuring and drawing.
public struct ResolvedFont: Hashable, Sendable {
  /// The size in points, clamped to the range from 0 to 1,000,000; not-a-number counts as 0.
  public var size: CGFloat {
    didSet { size = Self.valid(size) }
  }
  /// The thickness of the strokes.
  public var weight: Font.Weight
  /// The design of the typeface, if `family` is nil.
  public var design: Font.Design
  /// Whether the letters are slanted.
  public var isItalic: Bool
  package var smallCaps = Font.SmallCaps.none
  package var faceWidth = Font.Width.standard
  /// The requested family name, if any.
  public var family: String?

  /// Creates a font from its traits, with a size in points.
  ///
  /// - Parameters:
  ///   - size: The size in points, clamped to the range from 0 to 1,000,000; not-a-number counts as 0.
  ///   - weight: The thickness of the strokes.
  ///   - design: The design of the typeface, if `family` is nil.
  ///   - isItalic: Whether the letters are slanted.
  ///   - family: The requested family name, if any.
  public init(
    size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default, isItalic: Bool = false,
    family: String? = nil
  ) {
    self.size = Self.valid(size)
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.family = family
  }

  private static func valid(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(size, 1_000_000) : 0
  }

  /// The font of text without a font: 17 points, regular.
  public static let body = ResolvedFont(size: 17)
}

extension Font {
  /// Returns the font with unspecified traits resolved.
  ///
  /// - Parameters:
  ///   - weight: A weight that overrides the font's weight, as set on a view.
  ///   - design: A design that overrides the font's design.
  ///   - isItalic: Whether to slant the font regardless of its traits.
  ///   - width: A width that overrides the font's width.
  ///   - textSize: The user's text size, which affects text styles.
  package func resolved(
    weight: Weight? = nil, design: Design? = nil, isItalic: Bool = false, width: Width? = nil,
    textSize: DynamicTypeSize = .large
  ) -> ResolvedFont {
    let weight = weight ?? self.weight
    let design = design ?? self.design ?? .default
    let isItalic = isItalic || self.isItalic
    var font: ResolvedFont
    switch base {
    case .style(let style):
      font = ResolvedFont(
        size: style.size(at: textSize), weight: weight ?? style.weight, design: design, isItalic: isItalic)
    case .size(let size):
      font = ResolvedFont(size: size, weight: weight ?? .regular, design: design, isItalic: isItalic)
    case .named(let name, let size, let style):
      font = ResolvedFont(
        size: size * (style?.factor(at: textSize) ?? 1), weight: weight ?? .regular, design: design,
        isItalic: isItalic, family: name)
    case .environment:
      font = ResolvedFont(
        size: TextStyle.body.size(at: textSize), weight: weight ?? .regular, design: design, isItalic: isItalic)
    }
    font.smallCaps = capitals
    font.faceWidth = width ?? faceWidth ?? .standard
    return font
  }
}
