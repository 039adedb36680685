package import TributaryDrawing
package import TributaryGeometry

/// The traits that modifiers set on a run of text. A `nil` trait takes its value from the environment.
@usableFromInline
package struct TextTraits: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var width: Font.Width?
  package var isItalic: Bool?
  package var foreground: AnyShapeStyle?
  /// The color of the area behind the run.
  package var background: Color?
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  /// The attributes for renderers.
  package var attributes: TextAttributeValues?

  package init() {}

  /// Returns these traits, completed with the traits of the surrounding text.
  package func completed(by outer: TextTraits) -> TextTraits {
    var result = outer
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.design = design ?? outer.design
    result.width = width ?? outer.width
    result.isItalic = isItalic ?? outer.isItalic
    result.foreground = foreground ?? outer.foreground
    result.background = background ?? outer.background
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    result.attributes = attributes?.completed(by: outer.attributes) ?? outer.attributes
    return result
  }

  /// Returns whether text has the same measurements with both sets of traits.
  package func measuresLike(_ other: TextTraits) -> Bool {
    font == other.font && weight == other.weight && design == other.design && width == other.width
      && isItalic == other.isItalic
      && kerning == other.kerning && tracking == other.tracking && baselineOffset == other.baselineOffset
  }

  @usableFromInline
  package static func == (a: TextTraits, b: TextTraits) -> Bool {
    let isSameStyle =
      switch (a.foreground, b.foreground) {
      case (nil, nil): true
      case (let x?, let y?): x.isKnownEqual(to: y)
      default: false
      }
    return isSameStyle && a.background == b.background && a.measuresLike(b) && a.underline == b.underline
      && a.strikethrough == b.strikethrough && TextAttributeValues.areEqual(a.attributes, b.attributes)
  }
}
