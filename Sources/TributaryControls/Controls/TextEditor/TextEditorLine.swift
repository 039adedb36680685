@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// One line of an editor: what is chosen stands on a ground, the character at the caret is underlined, and behind the last
/// one the caret is a bar.
struct TextEditorLine {
  let editing: EditedText
  let lines: PageLines
  let line: Int
  let showsCaret: Bool
}

extension TextEditorLine: View, FrameworkComposite {
  var body: some View {
    text.lineLimit(1).fixedSize()
      .background(alignment: .leading) {
        if let chosen {
          Rectangle().fill(.tint).opacity(0.3)
            .frame(width: max(2, lines.length(chosen)))
            .padding(.leading, lines.length(lines[line].lowerBound..<chosen.lowerBound))
        }
      }
  }

  /// What is chosen of this line.
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
}
