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
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a title, which is displayed while there is neither text nor prompt.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a secure field with a title, which is displayed while there is neither text nor prompt.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field with a title and an action for Return (older form).
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
    commit = onCommit
  }

  /// Creates a secure field with a title and an action for Return (older form).
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
    commit = onCommit
  }
}
