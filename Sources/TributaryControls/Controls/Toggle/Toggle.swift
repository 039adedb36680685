@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  /// A toggle with a label of its own.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View, FrameworkComposite {
  public var body: some View {
    style.body(for: ToggleStyleConfiguration(label: .init(part: .init(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TributaryControls.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TributaryControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TributaryControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to show, for a style that changes another one.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
