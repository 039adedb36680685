@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Picker {
  /// Creates a picker with a custom label and a view that a menu or a link displays in place of the selected option.
  ///
  /// - Parameters:
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  ///   - label: The views that describe the picker.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(first: selection), content(), label(), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title and a view that a menu or a link displays in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(first: selection), content(), Text(titleKey), AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title and a view that a menu or a link displays in place of the selected option.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(first: selection), content(), Text(title), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == TributaryControls.Label<Text, Image> {
  /// Creates a picker with a title, a symbol, and a view that a menu or a link displays in place of the selected
  /// option.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      PickerSelection(first: selection), content(), Label(titleKey, systemImage: systemImage),
      AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title, a symbol, and a view that a menu or a link displays in place of the selected
  /// option.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
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
