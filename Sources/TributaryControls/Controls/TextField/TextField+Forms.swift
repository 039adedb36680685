@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

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
