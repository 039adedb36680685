import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The text of a field, scrolled so that the caret is visible. The selection has a background.
struct TextFieldLine {
  let editing: EditedText
  let hasFocus: Bool
  /// The first visible character, unless the caret would not be visible.
  let firstShown: Int
  /// A closure that receives events of a press, with the number of characters before it and the first visible
  /// character.
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

  /// The width of the space for a caret at the end, in points: one cell of a terminal.
  static var caretWidth: CGFloat { 8 }
}

extension TextFieldLine: View, BuiltInComposite {
  var body: some View {
    GeometryReader { proxy in
      // Without focus, the window is only required for a press.
      let window = { [measurer, font, text = editing.text] in
        FieldWindow(text, width: proxy.size.width - Self.caretWidth) { measurer.validWidth(of: $0, in: font) }
      }
      let first = hasFocus ? window().first(showing: editing.caret, from: firstShown) : 0
      line(from: first).lineLimit(1).fixedSize()
        .background(alignment: .leading) { ground(from: first, in: window) }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
        .clipped()
        .contentShape(Rectangle())
        .gesture(
          TextPressGesture(
            moved: { moved($0, $1, window().place(at: $0.location.x, from: first), first) }, ended: ended))
    }
  }

  /// Returns the background of the selection, or the mark of the caret.
  @ViewBuilder
  private func ground(from first: Int, in window: () -> FieldWindow) -> some View {
    if hasFocus {
      let window = window()
      let chosen = editing.selection.clamped(to: first..<max(first, editing.characters.count))
      if !chosen.isEmpty {
        Rectangle().fill(.tint).opacity(0.3)
          .frame(width: max(2, window.width(of: chosen)))
          .padding(.leading, window.width(of: first..<chosen.lowerBound))
      } else {
        InsertionPoint().padding(.leading, window.width(of: first..<max(first, editing.selection.lowerBound)))
      }
    }
  }

  /// Returns the text from a character, with the caret as an underline, or as a bar at the end.
  private func line(from first: Int) -> Text {
    if !hasFocus { return Text(verbatim: editing.text) }
    let caret = editing.caret
    let end = editing.characters.count
    if !editing.selection.isEmpty { return text(first..<end) }
    let before = text(first..<caret)
    if caret == end { return before + Text(verbatim: String(FieldCaret.bar)).foregroundStyle(.tint) }
    return before + text(caret..<caret + 1).underline() + text(caret + 1..<end)
  }

  private func text(_ range: Range<Int>) -> Text { Text(verbatim: String(editing.characters[range])) }
}

/// A modifier that adds the background of a text field.
struct TextFieldBackground: ViewModifier, BuiltInComposite {
  enum Kind: Equatable {
    /// Bordered in the columns of a form, where the border distinguishes a field from a text, and plain elsewhere.
    case automatic
    case plain, bordered
    /// Bordered with square corners.
    case square
  }

  private let kind: Kind
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.gapUnits) private var cell
  @Environment(\.textInputBorderShape) private var shape

  nonisolated init(kind: Kind) { self.kind = kind }

  func body(content: Content) -> some View {
    let isBordered = kind == .bordered || kind == .square || kind == .automatic && isInColumns
    return
      content
      .padding(isBordered ? .control(horizontal: 8, vertical: 4, cell) : EdgeInsets())
      // The field has no border line, which would occupy the cells of the text in a terminal.
      .background(
        Color.gray.opacity(isBordered ? 0.15 : 0),
        in: RoundedRectangle(cornerRadius: kind == .square ? 0 : shape.radius)
      )
      .contentShape(Rectangle())
  }
}
