import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A control that edits a line of text while it has focus, or several lines if its axis is vertical.
///
/// In the columns of a form, the label is placed beside the field, and the field displays only the prompt.
///
/// > Source: conformance CONTROL-40 to CONTROL-45, CONTROL-75.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  /// A binding to the selection, if client code observes or sets it.
  var selection: Binding<TextSelection?>?
  /// The axis along which the field grows (vertical) or scrolls (horizontal) with its text.
  var axis = Axis.horizontal
  /// The character that replaces each character of the text; `nil` to display the text.
  var mask: Character?
  /// A closure that is called when the field receives or loses focus.
  var editingChanged: (Bool) -> Void = { _ in }
  /// An action that Return performs before those of outer views.
  var commit: (() -> Void)?
  /// The conversion of the text to a value; `nil` for a field for a text.
  var draft: FieldDraft?
  @Environment(\.textFieldStyle) private var style
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  /// Creates a field with a label, which is displayed while there is neither text nor prompt.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - label: The label. Its text is displayed while the field has neither text nor prompt.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension TextField: View, NamedComposite {
  public var body: some View {
    // Most labels are texts. The generic code would find the metadata of the type of each part.
    @_specialize(where Label == Text)
    get {
      // The stack makes the styled content one view: a modifier would otherwise apply to each of its views.
      ZStack {
        isInColumns && !areLabelsHidden
          ? AnyView(partOfControl: LabelBeside(label.asContent(of: Self.self)) { styled(label: EmptyView()) })
          : styled(label: label)
      }
    }
  }

  @MainActor
  private func styled(label: some View) -> AnyView {
    let field = TextField<_TextFieldStyleLabel>(self, label: label)
    return draft == nil ? style.body(for: field) : AnyView(partOfControl: ValueField(field: field, style: style))
  }
}

/// A field for a value, whose text is formatted in the locale of the environment.
private struct ValueField {
  let field: TextField<_TextFieldStyleLabel>
  let style: ControlStyle<TextField<_TextFieldStyleLabel>>
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  init(field: TextField<_TextFieldStyleLabel>, style: ControlStyle<TextField<_TextFieldStyleLabel>>) {
    self.field = field
    self.style = style
  }
}

extension ValueField: View, BuiltInComposite {
  var body: some View {
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.calendar = calendar
    environment.timeZone = timeZone
    return style.body(for: field.localized(in: environment))
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// Returns this field with its value formatted in the locale of an environment.
  fileprivate func localized(in environment: EnvironmentValues) -> Self {
    guard let draft = draft?.localized(in: environment) else { return self }
    var field = Self(text: draft.text, prompt: prompt) { label }
    field.copyOptions(of: self)
    field.draft = draft
    return field
  }

  /// Copies everything but the text, the prompt, and the label of another field.
  private mutating func copyOptions<L: View>(of field: TextField<L>) {
    axis = field.axis
    mask = field.mask
    editingChanged = field.editingChanged
    commit = field.commit
    draft = field.draft
    selection = field.selection
  }

  /// Creates a field with a type-erased label for a style.
  nonisolated init<L: View>(_ field: TextField<L>, label: some View) {
    self.init(text: field.text, prompt: field.prompt) {
      _TextFieldStyleLabel(part: .init(label, of: TextField<L>.self))
    }
    copyOptions(of: field)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which is displayed while there is neither text nor prompt.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title, which is displayed while there is neither text nor prompt.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field with a title, which is displayed while there is neither text nor prompt.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, and actions for focus changes and Return. Deprecated: use `focused(_:)` and
  /// `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: A closure that runs when the field receives focus, with `true`, and when it loses focus,
  ///     with `false`.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(titleKey) }
    editingChanged = onEditingChanged
    commit = onCommit
  }

  /// Creates a field with a title, and actions for focus changes and Return. Deprecated: use `focused(_:)` and
  /// `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: A closure that runs when the field receives focus, with `true`, and when it loses focus,
  ///     with `false`.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
    editingChanged = onEditingChanged
    commit = onCommit
  }

  /// Creates a field with a title and an action for Return. Deprecated: use `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// Creates a field with a title and an action for Return. Deprecated: use `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension TextField {
  /// Creates a field with a custom label that grows with its text if its axis is vertical.
  ///
  /// `lineLimit` sets the minimum and maximum number of lines; longer text scrolls. Return inserts a line break, unless
  /// an outer view has an `onSubmit` action.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text.
  ///   - label: The label. Its text is displayed while the field has neither text nor prompt.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title that grows with its text if its axis is vertical.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title that grows with its text if its axis is vertical.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a title and a prompt that grows with its text if its axis is vertical.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt that grows with its text if its axis is vertical.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a title that grows with its text if its axis is vertical.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a field with a title and a prompt that grows with its text if its axis is vertical.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}
