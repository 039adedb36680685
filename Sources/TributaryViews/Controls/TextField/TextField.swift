import TributaryDrawing
import TributaryGeometry

/// A control that takes a line of text from the keyboard while it has the focus, or several lines where its axis is vertical.
///
/// > Source: conformance CONTROL-40 to CONTROL-45, CONTROL-75.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// The axis along which the field grows with its text, or along which that is moved.
  var axis = Axis.horizontal
  /// What the text is shown as; `nil` for as it is.
  var mask: Character?
  /// Told when the field gets the focus, and when it loses it.
  var editingChanged: (Bool) -> Void = { _ in }
  /// Runs when Return is pressed, before the actions of views around.
  var commit: (() -> Void)?
  /// How a text becomes a value; `nil` for a field over text.
  var draft: FieldDraft?
  /// What has been typed over a value and is none yet.
  @State private var typed: String?
  @State private var caret = Int.max
  @State private var hasFocus = false
  @Environment(\.textFieldKind) private var kind
  @Environment(\.submitAction) private var submit
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.reservedLines) private var fewestLines

  /// A field with a label, which is shown while there is neither text nor prompt.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension TextField: View {
  public var body: some View {
    // One view, whichever of both it is: a modifier on what may be several stands inside of it.
    ZStack { axis == .vertical ? AnyView(partOfControl: page) : AnyView(partOfControl: field) }
  }

  /// A field as high as its text, up to the limit of lines, beyond which the text scrolls.
  private var page: some View {
    var editor = TextEditor(text: text)
    editor.growth = PageGrowth(fewest: fewestLines, most: lineLimit)
    editor.focusChange = focusDidChange
    if let submit, commit == nil { editor.commit = { submit.run() } }
    if let commit {
      editor.commit = {
        commit()
        submit?.run()
      }
    }
    return
      editor
      .overlay(alignment: .topLeading) { placeholder(isShown: text.wrappedValue.isEmpty) }
      .modifier(TextFieldGround(kind: kind))
  }

  private var field: some View {
    let shown = current
    let editing = TextEditing(mask.map { String(repeating: $0, count: shown.count) } ?? shown, caret: caret)
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
        if let prompt { prompt } else { label }
      }
      .lineLimit(1).foregroundStyle(.secondary).padding(.leading, hasFocus ? TextFieldLine.caretRoom : 0)
      .allowsHitTesting(false)
    }
  }

  /// What is edited: the text, or what has been typed over a value.
  private var current: String { typed ?? text.wrappedValue }

  /// Makes what was typed the value, if it is one.
  private func takeDraft() {
    guard let typed else { return }
    self.typed = nil
    draft?.take(typed)
  }

  private func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { takeDraft() }
    editingChanged(hasFocus)
  }

  private func action(for key: FocusKey) -> (() -> Void)? {
    if key == .return {
      if submit == nil, commit == nil, typed == nil { return nil }
      return {
        takeDraft()
        commit?()
        submit?.run()
      }
    }
    var editing = TextEditing(current, caret: caret)
    guard editing.handle(key) else { return nil }
    return {
      var editing = TextEditing(current, caret: caret)
      _ = editing.handle(key)
      caret = editing.caret
      if draft == nil { text.wrappedValue = editing.text } else { typed = editing.text }
    }
  }
}

extension TextField where Label == Text {
  /// A field with a title, which is shown while there is neither text nor prompt.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title, which is shown while there is neither text nor prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
