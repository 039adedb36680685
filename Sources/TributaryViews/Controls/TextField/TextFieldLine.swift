import TributaryDrawing
import TributaryGeometry

/// The text of a field, moved so that the caret is seen.
struct TextFieldLine {
  let editing: TextEditing
  let showsCaret: Bool
  /// Told how many characters stand before the place where the line was touched.
  let place: (Int) -> Void
  @Environment(\.textFont) private var font
  @Environment(\.textMeasurer) private var measurer

  init(editing: TextEditing, showsCaret: Bool, place: @escaping (Int) -> Void) {
    self.editing = editing
    self.showsCaret = showsCaret
    self.place = place
  }

  /// What is kept free for a caret at the end, in points: a cell of a terminal.
  static var caretRoom: CGFloat { 8 }
}

extension TextFieldLine: View {
  var body: some View {
    GeometryReader { proxy in
      let hidden = hiddenCharacters(in: proxy.size.width)
      line(from: hidden).lineLimit(1).fixedSize()
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
        .clipped()
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag in place(index(at: drag.location.x, after: hidden)) })
    }
  }

  /// The text behind some characters; the one at the caret is underlined, at the end a bar stands.
  private func line(from hidden: Int) -> Text {
    let before = Text(verbatim: String(editing.before.dropFirst(hidden)))
    guard showsCaret else { return Text(verbatim: String(editing.text.dropFirst(hidden))) }
    guard let current = editing.current else {
      return before + Text(verbatim: String(FieldCaret.bar)).foregroundStyle(.tint)
    }
    return before + Text(verbatim: String(current)).underline() + Text(verbatim: String(editing.after))
  }

  private func width(_ text: Substring) -> CGFloat {
    measurer.validWidth(of: text, in: font)
  }

  /// How many characters at the beginning are not shown, so that the caret is.
  private func hiddenCharacters(in width: CGFloat) -> Int {
    guard showsCaret else { return 0 }
    let before = editing.before
    let starts = boundaries(of: before)
    // Measuring costs what is measured: few places are asked.
    return starts.indices.dropLast().partitioningIndex { !(self.width(before[starts[$0]...]) > width - Self.caretRoom) }
  }

  /// How many characters stand before a place of the line.
  private func index(at x: CGFloat, after hidden: Int) -> Int {
    let shown = editing.text.dropFirst(hidden)
    let ends = boundaries(of: shown)
    return hidden
      + ends.indices.dropLast().partitioningIndex {
        x < (width(shown[..<ends[$0]]) + width(shown[..<ends[$0 + 1]])) / 2
      }
  }

  /// Where the characters of a text begin, and its end.
  private func boundaries(of text: Substring) -> ContiguousArray<String.Index> {
    ContiguousArray(text.indices) + [text.endIndex]
  }
}
