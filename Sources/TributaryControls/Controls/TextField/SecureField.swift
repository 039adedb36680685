@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A text field that displays a dot in place of each character.
///
/// > Source: conformance CONTROL-61.
public struct SecureField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var commit: (() -> Void)?

  /// Creates a secure field with a label, which is displayed while there is neither text nor prompt.
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

extension SecureField: View, NamedComposite {
  public var body: some View {
    var field = TextField(text: text, prompt: prompt) { label }
    field.mask = "•"
    field.commit = commit
    return field
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a title, which is displayed while there is neither text nor prompt.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a title, which is displayed while there is neither text nor prompt.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a secure field with a title, which is displayed while there is neither text nor prompt.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field with a title and an action for Return. Deprecated: use `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
    commit = onCommit
  }

  /// Creates a secure field with a title and an action for Return. Deprecated: use `onSubmit(of:_:)`.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - onCommit: A closure that runs on Return, before the `onSubmit` actions of outer views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
    commit = onCommit
  }
}
