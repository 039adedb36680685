@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGeometry

/// A value with a label, at the two ends of a line.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// A value with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: View, NamedComposite {
  public var body: some View {
    // One view, whatever its style makes of it: a modifier on what may be several stands inside of it.
    ZStack {
      style.body(
        for: LabeledContentStyleConfiguration(label: .init(part: .init(label)), content: .init(part: .init(content))))
    }
  }
}

extension LabeledContent where Label == Text {
  /// A value with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// A text with a title.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// A value as text, with a title.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(format.format(value)) }
  }

  /// A value as text, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(format.format(value)) }
  }
}
