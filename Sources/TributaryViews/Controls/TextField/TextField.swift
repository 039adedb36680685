import TributaryDrawing
import TributaryGeometry

/// A control that takes a line of text from the keyboard while it has the focus.
///
/// > Source: conformance CONTROL-40 to CONTROL-45.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  @State private var caret = Int.max
  @State private var hasFocus = false
  @Environment(\.textFieldKind) private var kind
  @Environment(\.submitAction) private var submit
  @Environment(\.isEnabled) private var isEnabled

  /// A field with a label, which is shown while there is neither text nor prompt.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension TextField: View {
  public var body: some View {
    let editing = TextEditing(text.wrappedValue, caret: caret)
    line(editing)
      .padding(kind == .bordered ? EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) : EdgeInsets())
      // A ground and no line: in a terminal a line would take the cells of the text.
      .background(Color.gray.opacity(kind == .bordered ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 5))
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.35)
      .modifier(KeyModifier(action: action, focusChange: { hasFocus = $0 }))
  }

  private func line(_ editing: TextEditing) -> some View {
    // The height of a line, whatever stands in it.
    Text(verbatim: " ").lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
      .overlay {
        TextFieldLine(editing: editing, showsCaret: hasFocus) { caret = $0 }
      }
      .overlay(alignment: .leading) {
        if editing.text.isEmpty {
          HStack {
            if let prompt { prompt } else { label }
          }
          .lineLimit(1).foregroundStyle(.secondary).padding(.leading, hasFocus ? TextFieldLine.caretRoom : 0)
          .allowsHitTesting(false)
        }
      }
  }

  private func action(for key: FocusKey) -> (() -> Void)? {
    switch key {
    case .up, .down, .extendUp, .extendDown: return nil
    default: break
    }
    if key == .return { return submit.map { submit in { submit.run() } } }
    return {
      var editing = TextEditing(text.wrappedValue, caret: caret)
      _ = editing.handle(key)
      caret = editing.caret
      text.wrappedValue = editing.text
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
