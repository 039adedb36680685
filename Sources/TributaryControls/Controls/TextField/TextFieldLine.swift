import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The text of a field, moved so that the caret is seen; what is chosen stands on a ground.
struct TextFieldLine {
  let editing: EditedText
  let hasFocus: Bool
  /// The first character that is shown, unless the caret would not be seen.
  let firstShown: Int
  /// Told of a press: how many characters stand before the place, and the first one that is shown.
  let moved: (DragGesture.Value, _ isExtending: Bool, _ place: Int, _ firstShown: Int) -> Void
  let ended: () -> Void
  @Environment(\.textFont) private var font
  @Environment(\.textMeasurer) private var measurer

  init(
    editing: EditedText, hasFocus: Bool, firstShown: Int,
    moved: @escaping (DragGesture.Value, _ isExtending: Bool, _ place: Int, _ firstShown: Int) -> Void,
    ended: @escaping () -> Void
  ) {
    self.editing = editing
    self.hasFocus = hasFocus
    self.firstShown = firstShown
    self.moved = moved
    self.ended = ended
  }

  /// What is kept free for a caret at the end, in points: a cell of a terminal.
  static var caretRoom: CGFloat { 8 }
}

extension TextFieldLine: View, FrameworkComposite {
  var body: some View {
    GeometryReader { proxy in
      let window = FieldWindow(editing.text, width: proxy.size.width - Self.caretRoom) { [measurer, font] text in
        measurer.validWidth(of: text, in: font)
      }
      let first = hasFocus ? window.first(showing: editing.caret, from: firstShown) : 0
      line(from: first).lineLimit(1).fixedSize()
        .background(alignment: .leading) { ground(from: first, in: window) }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
        .clipped()
        .contentShape(Rectangle())
        .gesture(
          TextPressGesture(
            moved: { moved($0, $1, window.place(at: $0.location.x, from: first), first) }, ended: ended))
    }
  }

  /// The ground of what is chosen.
  @ViewBuilder
  private func ground(from first: Int, in window: FieldWindow) -> some View {
    let chosen = editing.selection.clamped(to: first..<max(first, editing.characters.count))
    if hasFocus, !chosen.isEmpty {
      Rectangle().fill(.tint).opacity(0.3)
        .frame(width: max(2, window.width(of: chosen)))
        .padding(.leading, window.width(of: first..<chosen.lowerBound))
    }
  }

  /// The text from a character on; the one at the caret is underlined, at the end a bar stands.
  private func line(from first: Int) -> Text {
    let caret = editing.caret
    let end = editing.characters.count
    guard hasFocus, editing.selection.isEmpty else { return text(first..<end) }
    let before = text(first..<caret)
    if caret == end { return before + Text(verbatim: String(FieldCaret.bar)).foregroundStyle(.tint) }
    return before + text(caret..<caret + 1).underline() + text(caret + 1..<end)
  }

  private func text(_ range: Range<Int>) -> Text { Text(verbatim: String(editing.characters[range])) }
}

/// What stands around the text of a field.
struct TextFieldGround: ViewModifier, FrameworkComposite {
  enum Kind: Equatable {
    /// Bordered in the columns of a form, where a field is told from a text by that, and plain elsewhere.
    case automatic
    case plain, bordered
  }

  private let kind: Kind
  @Environment(\.isInColumns) private var isInColumns

  nonisolated init(kind: Kind) { self.kind = kind }

  func body(content: Content) -> some View {
    let isBordered = kind == .bordered || kind == .automatic && isInColumns
    return
      content
      .padding(isBordered ? EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) : EdgeInsets())
      // A ground and no line: in a terminal a line would take the cells of the text.
      .background(Color.gray.opacity(isBordered ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 5))
      .contentShape(Rectangle())
  }
}
