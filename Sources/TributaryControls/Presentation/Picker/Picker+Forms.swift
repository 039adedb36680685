@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Picker {
  /// A picker with a label of its own: an older form.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker where Label == TributaryControls.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TributaryControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TributaryControls.Label(title, systemImage: systemImage) }
  }
}
