import Foundation
import TributaryAnimation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A line of an editor. The selection has a background; the caret underlines a character, or is a bar at the end of the
/// line.
struct TextEditorLine {
  let editing: EditedText
  let lines: PageLines
  let line: Int
  let showsCaret: Bool
  /// The rules for the attributes of the text; `nil` for any attributes.
  let rules: FormattingRules?
}

extension TextEditorLine: View, BuiltInComposite {
  var body: some View {
    text.lineLimit(1).fixedSize()
      .background(alignment: .leading) {
        if let chosen {
          Rectangle().fill(.tint).opacity(0.3)
            .frame(width: max(2, lines.length(chosen)))
            .padding(.leading, lines.length(lines[line].lowerBound..<chosen.lowerBound))
        } else if showsCaret, lines.line(of: editing.selection.lowerBound) == line {
          InsertionPoint().padding(.leading, lines.length(lines[line].lowerBound..<editing.selection.lowerBound))
        }
      }
  }

  /// The selected range in this line.
  private var chosen: Range<Int>? {
    let range = lines[line]
    let selection = editing.selection
    let part =
      max(
        range.lowerBound, selection.lowerBound)..<max(
        max(range.lowerBound, selection.lowerBound), min(range.upperBound, selection.upperBound))
    return part.isEmpty ? nil : part.clamped(to: lines.shown(line))
  }

  private func string(_ range: Range<Int>) -> String { String(editing.characters[range]) }

  private var text: Text {
    if let styling = editing.styling { return styledText(styling) }
    let shown = lines.shown(line)
    let caret = editing.caret
    guard showsCaret, editing.selection.isEmpty, lines.line(of: caret) == line else {
      return Text(verbatim: string(shown))
    }
    let before = Text(verbatim: string(shown.lowerBound..<min(caret, shown.upperBound)))
    guard caret < shown.upperBound else { return before + Text(verbatim: "▏").foregroundStyle(.tint) }
    return before + Text(verbatim: string(caret..<caret + 1)).underline()
      + Text(verbatim: string(caret + 1..<shown.upperBound))
  }

  /// Returns an attributed line. The caret underlines a character, or interrupts the underline of an underlined one.
  private func styledText(_ styling: TextStyling) -> Text {
    typealias Underline = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    let shown = lines.shown(line)
    var text = AttributedString(styling.text[styling.indices(of: shown, in: editing.characters)])
    if let rules { text = rules.shown(text) }
    guard showsCaret, editing.selection.isEmpty, lines.line(of: editing.caret) == line else { return Text(text) }
    guard editing.caret < shown.upperBound else { return Text(text) + Text(verbatim: "▏").foregroundStyle(.tint) }
    let characters = editing.characters
    let start = text.utf8.index(
      text.startIndex, offsetBy: characters[shown.lowerBound..<editing.caret].utf8Count)
    let character = start..<text.utf8.index(start, offsetBy: characters[editing.caret].utf8.count)
    text[character][Underline.self] = text[character][Underline.self] == nil ? .single : nil
    return Text(text)
  }
}
