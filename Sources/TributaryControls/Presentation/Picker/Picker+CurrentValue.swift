@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Picker {
  /// Creates a picker with a custom label and a view that a menu or a link displays in place of the selected option.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(first: selection), content(), label(), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title and a view that a menu or a link displays in place of the selected option.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(first: selection), content(), Text(titleKey), AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and a view that a menu or a link displays in place of the selected option.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(first: selection), content(), Text(title), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == TributaryControls.Label<Text, Image> {
  /// Creates a picker with a title, a symbol, and a view that a menu or a link displays in place of the selected option.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(first: selection), content(), Label(titleKey, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title, a symbol, and a view that a menu or a link displays in place of the selected option.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(first: selection), content(), Label(title, systemImage: systemImage), AnyView(currentValueLabel())
    )
  }
}
