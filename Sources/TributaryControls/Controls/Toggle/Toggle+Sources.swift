@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension Toggle {
  /// Creates a toggle for several values, which is on if all of them are, and sets all of them.
  ///
  /// While only some of the values are on, the toggle is mixed: a checkbox displays a line, and pressing the toggle
  /// turns all values on.
  ///
  /// - Parameters:
  ///   - sources: The sources of the values.
  ///   - isOn: The key path to the binding of each source.
  ///   - label: The views that describe the toggle.
  ///
  /// > Source: conformance CONTROL-163.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }), label: label)
    values = bindings
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title for several values, which is on if all of them are, and sets all of them.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title for several values, which is on if all of them are, and sets all of them.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle with a title for several values, which is on if all of them are, and sets all of them.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TributaryControls.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol for several values, which is on if all of them are.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol for several values, which is on if all of them are.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol for several values, which is on if all of them are.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and an image of an asset catalog for several values, which is on if all of them are.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and an image of an asset catalog for several values, which is on if all of them are.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, image: image) }
  }

  /// Creates a toggle with a title and an image of an asset catalog for several values, which is on if all of them are.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - sources: The values that the toggle sets together.
  ///   - isOn: The key path from an element of `sources` to a binding to its Boolean value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(title, image: image) }
  }

  /// Creates a toggle with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - isOn: A binding to whether the toggle is on.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleResource, image: image) }
  }

  /// Creates a toggle with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}
