package import TributaryDrawing
package import TributaryGeometry

/// What the modifiers of one piece of text say; `nil` leaves it to the environment.
@usableFromInline
package struct TextTraits: Equatable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var isItalic: Bool?
  package var foreground: AnyShapeStyle?
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?

  package init() {}

  /// These traits, with those of a text around them where they say nothing.
  package func completed(by outer: TextTraits) -> TextTraits {
    var result = outer
    result.font = font ?? outer.font
    result.weight = weight ?? outer.weight
    result.design = design ?? outer.design
    result.isItalic = isItalic ?? outer.isItalic
    result.foreground = foreground ?? outer.foreground
    result.underline = underline ?? outer.underline
    result.strikethrough = strikethrough ?? outer.strikethrough
    result.kerning = kerning ?? outer.kerning
    result.tracking = tracking ?? outer.tracking
    result.baselineOffset = baselineOffset ?? outer.baselineOffset
    return result
  }

  /// Whether text with either is measured alike.
  package func measuresLike(_ other: TextTraits) -> Bool {
    font == other.font && weight == other.weight && design == other.design && isItalic == other.isItalic
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
    return isSameStyle && a.measuresLike(b) && a.underline == b.underline && a.strikethrough == b.strikethrough
  }
}

/// A piece of text of one set of traits.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  package var content: String
  package var traits: TextTraits

  package init(_ content: String, _ traits: TextTraits) {
    self.content = content
    self.traits = traits
  }
}

/// The attributes of a text, shared between copies and never changed.
@usableFromInline
package final class TextAttributes: Sendable {
  /// What holds for the whole text where a run says nothing.
  package let traits: TextTraits
  /// The pieces that the text was joined from; empty for text of one piece.
  package let runs: [TextRun]

  package init(traits: TextTraits = TextTraits(), runs: [TextRun] = []) {
    self.traits = traits
    self.runs = runs
  }

  /// The traits of the first run.
  package var leading: TextTraits { runs.first?.traits.completed(by: traits) ?? traits }

  @usableFromInline
  package static func areEqual(_ a: TextAttributes?, _ b: TextAttributes?) -> Bool {
    if a === b { return true }
    guard let a, let b else { return false }
    return a.traits == b.traits && a.runs == b.runs
  }
}

extension Text {
  /// Whether this text and another are measured alike in every environment.
  package func measuresLike(_ other: Text) -> Bool {
    guard content == other.content else { return false }
    let hasRuns = [self, other].contains { $0.attributes?.runs.isEmpty == false }
    guard hasRuns else {
      return (attributes?.traits ?? TextTraits()).measuresLike(other.attributes?.traits ?? TextTraits())
    }
    return runs.elementsEqual(other.runs) { $0.content == $1.content && $0.traits.measuresLike($1.traits) }
  }

  /// The pieces of this text, each with all its traits.
  package var runs: [TextRun] {
    guard let attributes else { return content.isEmpty ? [] : [TextRun(content, TextTraits())] }
    if attributes.runs.isEmpty { return content.isEmpty ? [] : [TextRun(content, attributes.traits)] }
    return attributes.runs.map { TextRun($0.content, $0.traits.completed(by: attributes.traits)) }
  }

  /// This text with more said about what its runs leave open.
  package func changing(_ change: (inout TextTraits) -> Void) -> Text {
    var traits = attributes?.traits ?? TextTraits()
    change(&traits)
    return Text(content: content, attributes: TextAttributes(traits: traits, runs: attributes?.runs ?? []))
  }
}
