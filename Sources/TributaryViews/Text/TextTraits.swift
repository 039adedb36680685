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
  /// The alignment of the lines that begin with the run.
  package var alignment: AttributedString.TextAlignment?
  /// The attributes for renderers.
  package var attributes: TextAttributeValues?

  package init() {}

  /// Returns these traits, completed with the traits of the surrounding text.
  package func completed(by outer: TextTraits) -> TextTraits {
    var result = outer
    result.font = font?.completed(by: outer.font) ?? outer.font
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
    result.alignment = alignment ?? outer.alignment
    result.attributes = attributes?.completed(by: outer.attributes) ?? outer.attributes
    return result
  }

  /// Replaces the traits of a run that a formatting definition changes. Traits that modifiers set remain.
  ///
  /// - Parameters:
  ///   - original: The traits of the attributes of the run.
  ///   - new: The traits of the attributes that the definition allows.
  mutating func replace(_ original: TextTraits, by new: TextTraits) {
    if new.font != original.font { font = new.font }
    if new.weight != original.weight { weight = new.weight }
    if new.design != original.design { design = new.design }
    if new.isItalic != original.isItalic { isItalic = new.isItalic }
    if !AnyShapeStyle.areEqual(new.foreground, original.foreground) { foreground = new.foreground }
    if new.background != original.background { background = new.background }
    if new.underline != original.underline { underline = new.underline }
    if new.strikethrough != original.strikethrough { strikethrough = new.strikethrough }
    if new.kerning != original.kerning { kerning = new.kerning }
    if new.tracking != original.tracking { tracking = new.tracking }
    if new.baselineOffset != original.baselineOffset { baselineOffset = new.baselineOffset }
    if new.alignment != original.alignment { alignment = new.alignment }
  }

  /// Whether only the font and the foreground style are set.
  package var isEven: Bool {
    background == nil && underline == nil && strikethrough == nil && kerning == nil && tracking == nil
      && baselineOffset == nil && alignment == nil && attributes == nil
  }

  /// Returns whether text has the same measurements with both sets of traits.
  package func measuresLike(_ other: TextTraits) -> Bool {
    font == other.font && weight == other.weight && design == other.design && width == other.width
      && isItalic == other.isItalic
      && kerning == other.kerning && tracking == other.tracking && baselineOffset == other.baselineOffset
  }

  @usableFromInline
  package static func == (a: TextTraits, b: TextTraits) -> Bool {
    AnyShapeStyle.areEqual(a.foreground, b.foreground) && a.background == b.background && a.measuresLike(b)
      && a.underline == b.underline && a.alignment == b.alignment
      && a.strikethrough == b.strikethrough && TextAttributeValues.areEqual(a.attributes, b.attributes)
  }
}

extension AnyShapeStyle {
  /// Returns whether two styles are known to be equal.
  fileprivate static func areEqual(_ a: AnyShapeStyle?, _ b: AnyShapeStyle?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.isKnownEqual(to: b)
    default: false
    }
  }
}
