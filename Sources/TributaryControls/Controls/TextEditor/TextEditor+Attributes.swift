public import Foundation
import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

extension TextEditor {
  /// Creates an editor for an attributed text.
  ///
  /// The editor displays the fonts, colors, and lines of the text. Typed characters have the attributes of the text
  /// around the insertion point, or the typing attributes of the selection. Command or Control with B, I, and U switches
  /// bold, italics, and the underline.
  ///
  /// - Parameter selection: A binding to the selection. The editor applies it, and writes it when the user changes it.
  ///
  /// > Source: conformance CONTROL-184 to CONTROL-187.
  public nonisolated init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.text = .constant("")
    styled = StyledTextBinding(text: text, selection: selection)
  }
}

/// The bindings of an editor for an attributed text.
struct StyledTextBinding {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  /// Returns the editing state, with the selection of the binding if there is one.
  func editing(_ edited: EditedText, in surroundings: StyledTextSurroundings) -> EditedText {
    var editing = edited.following(text.wrappedValue)
    if let chosen = selection?.wrappedValue, let styling = editing.styling {
      editing.choose(styling.places(of: chosen))
      editing.styling?.typing = chosen.explicitTypingAttributes(in: styling.text)
    }
    editing.styling?.rules = surroundings.rules
    editing.styling?.fonts = surroundings.fonts
    return editing
  }

  /// Writes a changed text, and adopts the text that the binding returns.
  func write(_ editing: inout EditedText, from old: EditedText) {
    guard let new = editing.styling?.text, new != old.styling?.text else { return }
    text.wrappedValue = new
    editing.settle(on: text.wrappedValue, from: old)
  }

  /// Writes the selection of an editing state.
  func select(_ editing: EditedText) {
    guard let selection, let styling = editing.styling else { return }
    let range = styling.indices(of: editing.selection)
    selection.wrappedValue =
      range.isEmpty
      ? AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: styling.typing)
      : AttributedTextSelection(range: range)
  }
}

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
