import Foundation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The values of an environment that affect attributed text in an editor.
struct StyledTextSurroundings {
  let rules: FormattingRules?
  let fonts: Font.Context
  private let builtIn: BuiltInEnvironment

  init(_ environment: EnvironmentValues) {
    rules = environment.formattingRules
    fonts = environment.fontResolutionContext
    builtIn = environment.builtIn
  }

  /// Divides an attributed text into lines.
  ///
  /// - Parameters:
  ///   - characters: The characters of the text.
  ///   - width: The available width, in points.
  ///   - lineHeight: The height of an empty line, in points.
  /// - Complexity: O(*n*); each character is measured once per font.
  func lines(
    of styling: TextStyling, _ characters: [Character], width: CGFloat, lineHeight: CGFloat,
    _ measurer: any TextMeasurer
  ) -> PageLines {
    var advances: [CGFloat] = []
    var heights: [CGFloat] = []
    advances.reserveCapacity(characters.count)
    heights.reserveCapacity(characters.count)
    var known: [ResolvedFont: [Character: CGFloat]] = [:]
    for run in styling.text.runs {
      let traits = TextTraits(rules?.shown(run.attributes) ?? run.attributes)
      let font = TextParagraph.font(of: traits, in: builtIn.values)
      let metrics = measurer.lineMetrics(of: font)
      let height = (metrics.ascent + metrics.descent + metrics.leading).asExtent
      let spacing = (traits.tracking ?? traits.kerning ?? 0).asCoordinate
      var widths = known.removeValue(forKey: font) ?? [:]
      for character in styling.text[run.range].characters where advances.count < characters.count {
        let width = widths[character] ?? measurer.validWidth(of: String(character)[...], in: font)
        widths[character] = width
        advances.append(character.isNewline ? 0 : max(0, width + spacing))
        heights.append(height)
      }
      known[font] = widths
    }
    // A run that begins within a character has no characters, or one more than the text.
    while advances.count < characters.count {
      advances.append(0)
      heights.append(lineHeight)
    }
    return PageLines(characters, width: width, advances: advances, heights: heights, lineHeight: lineHeight)
  }
}

extension EnvironmentValues {
  var styledTextSurroundings: StyledTextSurroundings { StyledTextSurroundings(self) }
}
