@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a group box gives to its style.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view of a group box. One that it makes itself has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box gives to its style.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box.
  public struct Label {
    let part: ControlPart
    /// Whether there is none.
    let isEmpty: Bool
  }

  /// The views of a group box. Where a style puts them, they stand as if they were written there.
  public struct Content {
    let views: AnyView
  }

  /// The label, as its owner wrote it.
  public let label: Label

  /// The views, as their owner wrote them.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension GroupBoxStyleConfiguration.Content: View, FrameworkComposite {
  public var body: some View { views }
}

/// The style of group boxes where none is set: a ground with the label above the views.
public struct DefaultGroupBoxStyle: GroupBoxStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if !configuration.label.isEmpty { configuration.label.font(.headline) }
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(12)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A ground with the label above the views.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group box that a style is asked to show, for a style that changes another one.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension View {
  /// Sets the look of the group boxes in this view.
  ///
  /// > Source: conformance CONTROL-90.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBoxStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration> {
    get { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[ControlStyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}
