@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A control that switches a value on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  /// The values of several sources; empty for a single value.
  var values: [Binding<Bool>] = []
  /// Whether the configuration of a style is mixed.
  private var isMixed = false
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a custom label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to whether the toggle is on.
  ///   - label: The views that describe the toggle.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View, NamedComposite {
  public var body: some View {
    // Most labels are texts. The generic code would find the metadata of the type of each part.
    @_specialize(where Label == Text)
    get {
      let mixes = isMixed || !isOn.wrappedValue && values.contains(where: \.wrappedValue)
      return style.body(
        for: ToggleStyleConfiguration(
          label: .init(part: .init(label, of: Self.self)), isOn: isOn, isMixed: mixes))
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isOn: A binding to whether the toggle is on.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TributaryControls.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - isOn: A binding to whether the toggle is on.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - isOn: A binding to whether the toggle is on.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
  }
}
