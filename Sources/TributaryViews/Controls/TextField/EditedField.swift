import TributaryDrawing
import TributaryGeometry

/// What the styles of text fields make in the end: the text, its caret and its ground.
struct EditedField {
  let field: TextField<_TextFieldStyleLabel>
  let kind: TextFieldGround.Kind
  /// What has been typed over a value and is none yet.
  @State private var typed: String?
  @State private var ownCaret: OwnCaret?
  @State private var hasFocus = false
  @Environment(\.submitAction) private var submit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.reservedLines) private var fewestLines

  init(_ field: TextField<_TextFieldStyleLabel>, _ kind: TextFieldGround.Kind) {
    self.field = field
    self.kind = kind
  }
}

extension EditedField: View {
  var body: some View {
    // One view, whichever of both it is: a modifier on what may be several stands inside of it.
    ZStack { field.axis == .vertical ? AnyView(partOfControl: page) : AnyView(partOfControl: single) }
  }

  /// A field as high as its text, up to the limit of lines, beyond which the text scrolls.
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
      .overlay(alignment: .topLeading) { placeholder(isShown: field.text.wrappedValue.isEmpty) }
      .modifier(TextFieldGround(kind: kind))
  }

  private var single: some View {
    let shown = current
    let editing = TextEditing(field.mask.map { String(repeating: $0, count: shown.count) } ?? shown, caret: caret)
    return line(editing)
      .modifier(TextFieldGround(kind: kind))
      .opacity(isEnabled ? 1 : 0.35)
      .modifier(KeyModifier(action: action, focusChange: focusDidChange))
  }

  private func line(_ editing: TextEditing) -> some View {
    // The height of a line, whatever stands in it.
    Text(verbatim: " ").lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      .overlay {
        TextFieldLine(editing: editing, showsCaret: hasFocus) { caret = $0 }
      }
      .overlay(alignment: .leading) {
        placeholder(isShown: editing.text.isEmpty)
      }
  }

  @ViewBuilder
  private func placeholder(isShown: Bool) -> some View {
    if isShown {
      HStack {
        if let prompt = field.prompt { prompt } else { field.label }
      }
      .lineLimit(1).foregroundStyle(.secondary).padding(.leading, hasFocus ? TextFieldLine.caretRoom : 0)
      .allowsHitTesting(false)
    }
  }

  /// How many characters stand before the caret: those that somebody else says, else those that the user does. Behind a text
  /// that somebody else has written it stands at the end.
  private var caret: Int {
    get {
      let current = current
      if let selected = field.selection?.wrappedValue?.places(in: current).upperBound { return selected }
      return ownCaret.flatMap { $0.text == current ? $0.place : nil } ?? .max
    }
    nonmutating set {
      let current = current
      ownCaret = OwnCaret(place: newValue, text: current)
      field.selection?.wrappedValue = TextSelection(newValue..<newValue, of: current)
    }
  }

  /// What is edited: the text, or what has been typed over a value.
  private var current: String { typed ?? field.text.wrappedValue }

  /// Makes what was typed the value, if it is one.
  private func takeDraft() {
    guard let typed else { return }
    self.typed = nil
    field.draft?.take(typed)
  }

  private func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { takeDraft() }
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
    var editing = TextEditing(current, caret: caret)
    guard editing.handle(key) else { return nil }
    return {
      var editing = TextEditing(current, caret: caret)
      _ = editing.handle(key)
      if field.draft == nil { field.text.wrappedValue = editing.text } else { typed = editing.text }
      caret = editing.caret
    }
  }
}

/// Where a user has put the caret.
private struct OwnCaret: Equatable {
  /// How many characters stand before it.
  let place: Int
  /// What it stands in.
  let text: String
}
