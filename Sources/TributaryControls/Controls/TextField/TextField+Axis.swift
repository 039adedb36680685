@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGeometry

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
