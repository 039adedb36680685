import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A label and a value at the two ends of a line.
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Creates a value with a custom label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: View, NamedComposite {
  public var body: some View {
    // Most labels are texts. The generic code would find the metadata of the type of each part.
    @_specialize(where Label == Text, Content == Text)
    get {
      // The stack makes the styled content one view: a modifier would otherwise apply to each of its views.
      ZStack {
        style.body(
          for: LabeledContentStyleConfiguration(
            label: .init(part: .init(label, of: Self.self)), content: .init(part: .init(content, of: Self.self))))
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with a title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The value as a string.
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a text with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: The value as a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource) { Text(value) }
  }

  /// Creates a text with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The value as a string.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates a formatted value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The value to format.
  ///   - format: The format that converts the value to text.
  public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// Creates a formatted value with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - value: The value to format.
  ///   - format: The format that converts the value to text.
  @_disfavoredOverload
  public nonisolated init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleResource) { Text(value, format: format) }
  }

  /// Creates a formatted value with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The value to format.
  ///   - format: The format that converts the value to text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

/// A type that defines the appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view that represents labeled content. Labeled content in that view has the next outer style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content.
public struct LabeledContentStyleConfiguration {
  /// The label of labeled content.
  public struct Label {
    let part: ControlPart
  }

  /// The value of labeled content.
  public struct Content {
    let part: ControlPart
  }

  /// The label of the content.
  public let label: Label

  /// The value of the content.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View, BuiltInComposite {
  // The views of a label, such as a title and a subtitle, are placed below each other.
  public var body: some View { VStack(alignment: .leading, spacing: 2) { part.content } }
}

extension LabeledContentStyleConfiguration.Content: View, BuiltInComposite {
  public var body: some View { part }
}

/// The default labeled content style: the label and the value at the two ends of a line.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelBeside(configuration.label) { configuration.content.contentForeground(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A labeled content style that places the label and the value at the two ends of a line.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension View {
  /// Sets the style of the labeled content in this view.
  ///
  /// > Source: conformance CONTROL-91.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContentStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContentStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(AutomaticLabeledContentStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration> {
    get { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[ControlStyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}
