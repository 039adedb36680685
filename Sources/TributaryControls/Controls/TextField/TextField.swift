import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A control that takes a line of text from the keyboard while it has the focus, or several lines where its axis is vertical.
///
/// In the columns of a form the label stands beside the field, and the prompt alone in it.
///
/// > Source: conformance CONTROL-40 to CONTROL-45, CONTROL-75.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// What is chosen, for who wants to know or to say.
  var selection: Binding<TextSelection?>?
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
  @Environment(\.textFieldStyle) private var style
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// A field with a label, which is shown while there is neither text nor prompt.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension TextField: View, NamedComposite {
  public var body: some View {
    // One view, whatever its style makes of it: a modifier on what may be several stands inside of it.
    ZStack {
      isInColumns && !areLabelsHidden
        ? AnyView(partOfControl: LabelBeside(label) { styled(label: EmptyView()) }) : styled(label: label)
    }
  }

  @MainActor
  private func styled(label: some View) -> AnyView {
    style.body(for: TextField<_TextFieldStyleLabel>(self, label: label))
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The same field, whatever its label, as a style shows it.
  nonisolated init<L: View>(_ field: TextField<L>, label: some View) {
    self.init(text: field.text, prompt: field.prompt) { _TextFieldStyleLabel(part: .init(label)) }
    axis = field.axis
    mask = field.mask
    editingChanged = field.editingChanged
    commit = field.commit
    draft = field.draft
    selection = field.selection
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

extension TextField where Label == Text {
  /// A field with a title that tells when it gets or loses the focus, and of Return: an older form.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(titleKey) }
    editingChanged = onEditingChanged
    commit = onCommit
  }

  /// A field with a title that tells when it gets or loses the focus, and of Return: an older form.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
    editingChanged = onEditingChanged
    commit = onCommit
  }

  /// A field with a title that tells of Return: an older form.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field with a title that tells of Return: an older form.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension TextField {
  /// A field with a label of its own that grows with its text where its axis is vertical.
  ///
  /// `lineLimit` says how many lines it is high at least and at most; text that is longer scrolls. Return breaks the line,
  /// unless a view around waits for it by `onSubmit`.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }
}

extension TextField where Label == Text {
  /// A field with a title that grows with its text where its axis is vertical.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// A field with a title and a prompt that grows with its text where its axis is vertical.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field with a title that grows with its text where its axis is vertical.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// A field with a title and a prompt that grows with its text where its axis is vertical.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}
