@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension PickerSelection {
  /// Creates the selection of the values of several sources.
  fileprivate init<C: RandomAccessCollection>(_ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) {
    let bindings = sources.map { $0[keyPath: selection] }
    self.init(first: bindings.first, others: Array(bindings.dropFirst()))
  }
}

extension Picker {
  /// Creates a picker with a custom label for several values. An option is selected if all of the values are equal to
  /// it, and pressing an option sets all of them.
  ///
  /// - Parameters:
  ///   - sources: The sources of the values.
  ///   - selection: The key path to the binding of each source.
  ///   - content: The options. The tag of an option is its value.
  ///   - label: The views that describe the picker.
  ///
  /// > Source: conformance CONTROL-162.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources, selection), content(), label())
  }

  /// Creates a picker with a custom label for several values, and a view that a menu or a link displays in place of the
  /// selected option.
  ///
  /// - Parameters:
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  ///   - label: The views that describe the picker.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(sources, selection), content(), label(), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title for several values.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Text(titleKey))
  }

  /// Creates a picker with a title for several values.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Text(titleResource))
  }

  /// Creates a picker with a title for several values.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Text(title))
  }

  /// Creates a picker with a title for several values, and a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(sources, selection), content(), Text(titleKey), AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title for several values, and a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(sources, selection), content(), Text(titleResource), AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title for several values, and a view in place of the selected option.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  ///   - currentValueLabel: The views that a menu or a link displays in place of the selected option.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(PickerSelection(sources, selection), content(), Text(title), AnyView(currentValueLabel()))
  }
}

extension Picker where Label == TributaryControls.Label<Text, Image> {
  /// Creates a picker with a title and a symbol for several values.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker with a title and a symbol for several values.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Label(titleResource, systemImage: systemImage))
  }

  /// Creates a picker with a title and a symbol for several values.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Label(title, systemImage: systemImage))
  }

  /// Creates a picker with a title and an image of an asset catalog for several values.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Label(titleKey, image: image))
  }

  /// Creates a picker with a title and an image of an asset catalog for several values.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Label(titleResource, image: image))
  }

  /// Creates a picker with a title and an image of an asset catalog for several values.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - sources: The values that the picker sets together.
  ///   - selection: The key path from an element of `sources` to a binding to its value.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), content(), Label(title, image: image))
  }
}

extension Picker where Label == TributaryControls.Label<Text, Image> {
  /// Creates a picker with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Label(titleKey, image: image))
  }

  /// Creates a picker with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Label(titleResource, image: image))
  }

  /// Creates a picker with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Label(title, image: image))
  }
}
