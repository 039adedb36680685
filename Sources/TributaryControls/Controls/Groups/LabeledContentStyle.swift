@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

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
