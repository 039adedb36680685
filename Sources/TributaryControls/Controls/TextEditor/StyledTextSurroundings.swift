import Foundation
import TributaryAnimation
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
    let text = styling.text
    var offset = characters.first?.utf8.count ?? 0
    for run in text.runs {
      let traits = TextTraits(rules?.shown(run.attributes) ?? run.attributes)
      let font = TextParagraph.font(of: traits, in: builtIn.values)
      let metrics = measurer.lineMetrics(of: font)
      let height = (metrics.ascent + metrics.descent + metrics.leading).asExtent
      let spacing = (traits.tracking ?? traits.kerning ?? 0).asCoordinate
      var widths = known.removeValue(forKey: font) ?? [:]
      let end = text.utf8.distance(from: text.startIndex, to: run.range.upperBound)
      // A character with several runs is displayed with the attributes of its last scalar.
      while offset <= end, advances.count < characters.count {
        let character = characters[advances.count]
        let width = widths[character] ?? measurer.validWidth(of: String(character)[...], in: font)
        widths[character] = width
        advances.append(character.isNewline ? 0 : max(0, width + spacing))
        heights.append(height)
        if advances.count < characters.count { offset += characters[advances.count].utf8.count }
      }
      known[font] = widths
    }
    return PageLines(characters, width: width, advances: advances, heights: heights, lineHeight: lineHeight)
  }
}

extension EnvironmentValues {
  var styledTextSurroundings: StyledTextSurroundings { StyledTextSurroundings(self) }
}
