import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

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

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a value with a label gives to its style.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view of a value with a label. One that it makes itself has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a value with a label gives to its style.
public struct LabeledContentStyleConfiguration {
  /// The label of a value.
  public struct Label {
    let part: ControlPart
  }

  /// What a label stands for, as a style places it.
  public struct Content {
    let part: ControlPart
  }

  /// The label, as its owner wrote it.
  public let label: Label

  /// The value, as its owner wrote it.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, FrameworkComposite {
  // A title, and what stands below it.
  public var body: some View { VStack(alignment: .leading, spacing: 2) { part.content } }
}

extension LabeledContentStyleConfiguration.Content: View, FrameworkComposite {
  public var body: some View { part }
}

/// The style where none is set: the label and the value at the two ends of a line.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelBeside(configuration.label) { configuration.content.foregroundStyle(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label and the value at the two ends of a line.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The value with a label that a style is asked to show, for a style that changes another one.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the look of the values with labels in this view.
  ///
  /// > Source: conformance CONTROL-91.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContentStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContentStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration> {
    get { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}
