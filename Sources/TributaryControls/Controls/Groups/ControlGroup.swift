import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// Controls that belong together, close to each other in a row.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// Controls that belong together.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Controls that belong together, with a label before them.
  public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Controls that belong together, with a title before them.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Controls that belong together, with a title before them.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: View, NamedComposite {
  public var body: some View {
    // One view, whatever its style makes of it: a modifier on what may be several stands inside of it.
    ZStack {
      style.body(
        for: ControlGroupStyleConfiguration(
          content: .init(views: AnyView(partOfControl: content)),
          label: .init(part: .init(label ?? AnyView(partOfControl: EmptyView()))), hasLabel: label != nil))
    }
  }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a group of controls gives to its style.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view of a group of controls. One that it makes itself has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group of controls gives to its style.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group. Where a style puts them, they stand as if they were written there.
  public struct Content {
    let views: AnyView
  }

  /// The label of a group; nothing if it has none.
  public struct Label {
    let part: ControlPart
  }

  /// The controls, as their owner wrote them.
  public let content: Content

  /// The label, as its owner wrote it.
  public let label: Label

  /// Whether the owner wrote a label.
  let hasLabel: Bool
}

extension ControlGroupStyleConfiguration.Content: View, FrameworkComposite {
  public var body: some View { views }
}

extension ControlGroupStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

/// The style of groups of controls where none is set: bordered, close to each other in a row, after the label.
public struct AutomaticControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if configuration.hasLabel { ControlLabel { configuration.label } }
      HStack(spacing: 2) { configuration.content }.buttonStyle(.bordered)
    }
  }
}

/// Controls for going somewhere, close to each other in a row, without the label.
public struct NavigationControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// Controls for going somewhere.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) { configuration.content }.buttonStyle(.bordered)
  }
}

/// Controls in a row without borders, without the label.
public struct PaletteControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// Controls in a row without borders.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) { configuration.content }.buttonStyle(.borderless)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Bordered, in a row, after the label.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls for going somewhere.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls in a row without borders.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is asked to show, for a style that changes another one.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.hasLabel ? AnyView(partOfControl: configuration.label) : nil
  }
}

extension View {
  /// Sets the look of the groups of controls in this view.
  ///
  /// > Source: conformance CONTROL-93.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ControlGroupStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration> {
    get { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}
