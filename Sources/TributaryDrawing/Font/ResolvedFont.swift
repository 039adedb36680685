public import TributaryGeometry

/// A font with nothing left open: what a measurer measures and a renderer draws.
public struct ResolvedFont: Hashable, Sendable {
  /// In points, from 0 to a million; what is beyond is brought there, and not a number is 0.
  public var size: CGFloat {
    didSet { size = Self.valid(size) }
  }
  /// How heavy the strokes are.
  public var weight: Font.Weight
  /// Which kind of face it is, where no family is named.
  public var design: Font.Design
  /// Whether the letters lean.
  public var isItalic: Bool
  package var smallCaps = Font.SmallCaps.none
  package var faceWidth = Font.Width.standard
  /// The family asked for by name, if any.
  public var family: String?

  /// A font by its traits, of a size in points.
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

  /// The font of text that names none: 17 points, regular.
  public static let body = ResolvedFont(size: 17)
}

extension Font {
  /// The font with what it leaves open filled in.
  ///
  /// - Parameters:
  ///   - weight: Overrides the font's own weight, as a weight set on a view does.
  ///   - design: Overrides the font's own design.
  ///   - isItalic: Whether to slant it in any case.
  ///   - width: Overrides the font's own width.
  ///   - textSize: What text styles follow.
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
    }
    font.smallCaps = capitals
    font.faceWidth = width ?? faceWidth ?? .standard
    return font
  }
}
