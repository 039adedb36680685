import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The view that built-in text field styles display: the text, the caret, and the background.
struct EditedField {
  let field: TextField<_TextFieldStyleLabel>
  let kind: TextFieldBackground.Kind
  /// The text that was entered in a field for a value and that is not committed.
  @State private var typed: String?
  @State private var edited = EditedText()
  @State private var press = TextPress()
  /// The first visible character as of the last press in the line.
  @State private var firstShown = 0
  @State private var hasFocus = false
  @Environment(\.submitAction) private var submit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.reservedLines) private var fewestLines
  @Environment(\.textClipboard) private var clipboard

  init(_ field: TextField<_TextFieldStyleLabel>, _ kind: TextFieldBackground.Kind) {
    self.field = field
    self.kind = kind
  }
}

extension EditedField: View, BuiltInComposite {
  var body: some View {
    // The stack makes both alternatives one view: a modifier would otherwise apply to each of several views.
    ZStack { field.axis == .vertical ? AnyView(partOfControl: page) : AnyView(partOfControl: single) }
      .environment(\.isTextSelectable, false)
  }

  /// A field whose height follows its text, up to the line limit above which the text scrolls.
  private var page: some View {
    var editor = TextEditor(text: field.text)
    editor.growth = PageGrowth(fewest: fewestLines, most: lineLimit)
    editor.focusChange = focusDidChange
    editor.selection = field.selection
    if let submit, field.commit == nil { editor.commit = { submit.run() } }
    if let commit = field.commit {
      editor.commit = {
        commit()
        submit?.run()
      }
    }
    return
      editor
      .modifier(
        FieldContentModifier(line: nil, placeholderMargin: placeholderMargin, alignment: .topLeading) {
          placeholder(isShown: field.text.wrappedValue.isEmpty)
        }
      )
      .modifier(TextFieldBackground(kind: kind))
  }

  private var single: some View {
    line(editing)
      .modifier(TextFieldBackground(kind: kind))
      .opacity(isEnabled ? 1 : 0.35)
      .modifier(KeyModifier(action: action, focusChange: focusDidChange))
  }

  private func line(_ editing: EditedText) -> some View {
    let shown = field.mask.map { editing.masked(by: $0) } ?? editing
    // The height of a line, independent of its text.
    return Text(verbatim: " ").lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      .modifier(
        FieldContentModifier(line: shown.text, placeholderMargin: placeholderMargin, alignment: .leading) {
          TextFieldLine(editing: shown, hasFocus: hasFocus, firstShown: firstShown, moved: follow) { press.end() }
          placeholder(isShown: editing.text.isEmpty)
        })
  }

  /// The space for the caret beside the placeholder that the placeholder does not contain, in points.
  private var placeholderMargin: CGFloat { hasFocus ? 0 : TextFieldLine.caretWidth }

  @ViewBuilder
  private func placeholder(isShown: Bool) -> some View {
    if isShown {
      HStack {
        if let prompt = field.prompt { prompt } else { field.label }
      }
      .lineLimit(1).foregroundStyle(.secondary).padding(.leading, hasFocus ? TextFieldLine.caretWidth : 0)
      .allowsHitTesting(false)
    }
  }

  /// The editing state, with the selection of the binding if there is one.
  private var editing: EditedText {
    var editing = edited.following(current)
    if let chosen = field.selection?.wrappedValue?.places(in: editing.text) { editing.choose(chosen) }
    return editing
  }

  private var place: EditingContext { field.mask == nil ? .line : .secret }

  private func take(_ editing: EditedText) {
    edited = editing
    field.selection?.wrappedValue = TextSelection(editing.selection, of: editing.text)
  }

  /// Applies an event of a press to the text.
  private func follow(_ drag: DragGesture.Value, _ isExtending: Bool, at index: Int, _ firstShown: Int) {
    self.firstShown = firstShown
    var editing = self.editing
    press.follow(drag, at: index, isExtending: isExtending, &editing, in: place)
    take(editing)
  }

  /// The edited text: the uncommitted text, or else the text of the binding.
  private var current: String { typed ?? field.text.wrappedValue }

  /// Commits the entered text if it represents a value, and discards it otherwise.
  private func takeDraft() {
    guard let typed else { return }
    self.typed = nil
    field.draft?.take(typed)
  }

  private func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus {
      takeDraft()
      firstShown = 0
    }
    field.editingChanged(hasFocus)
  }

  private func action(for key: FocusKey) -> (() -> Void)? {
    if key == .return {
      if submit == nil, field.commit == nil, typed == nil { return nil }
      return {
        takeDraft()
        field.commit?()
        submit?.run()
      }
    }
    var copied = clipboard.text
    var changed = self.editing
    guard changed.handle(key, in: place, &copied) else { return nil }
    return { [changed, copied] in
      // A captured variable would count as an access in progress while the binding is written.
      var editing = changed
      // Other keys do not replace copied values by their text.
      if key == .copy || key == .cut { clipboard.text = copied }
      press.forget()
      write(&editing, from: self.editing)
      take(editing)
    }
  }

  private func write(_ editing: inout EditedText, from old: EditedText) {
    guard !editing.text.isSame(as: old.text) else { return }
    if field.draft != nil { return typed = editing.text }
    field.text.wrappedValue = editing.text
    editing.settle(on: field.text.wrappedValue, from: old, in: place)
  }
}

/// The bar that marks the insertion point in a field. It is part of the drawing but not of the text.
package enum FieldCaret {
  package static var bar: Character { "▏" }
}
