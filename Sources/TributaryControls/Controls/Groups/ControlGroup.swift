import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A row of related controls that are placed close to each other.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group of related controls.
  ///
  /// - Parameter content: The controls of the group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group of related controls with a label.
  ///
  /// - Parameters:
  ///   - content: The controls of the group.
  ///   - label: The views that describe the group.
  public nonisolated init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a group of related controls with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The controls of the group.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of related controls with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a group of related controls with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup: View, NamedComposite {
  public var body: some View {
    // The stack makes the styled content one view: a modifier would otherwise apply to each of its views.
    ZStack {
      style.body(
        for: ControlGroupStyleConfiguration(
          content: .init(views: AnyView(content: content, of: Self.self)),
          label: .init(part: .init(label ?? AnyView(partOfControl: EmptyView()), of: Self.self)), hasLabel: label != nil
        ))
    }
  }
}

extension ControlGroup {
  /// Creates a group of related controls with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The controls of the group.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of related controls with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a group of related controls with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// Creates a group of related controls with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog, beside the title.
  ///   - content: The controls of the group.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group of related controls with a title and an image.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The name of the image in an asset catalog, beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(titleResource, image: image) }
  }

  /// Creates a group of related controls with a title and an image.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The name of the image in an asset catalog, beside the title.
  ///   - content: The controls of the group.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Label(title, image: image) }
  }
}

/// A type that defines the appearance and layout of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view that represents a control group. A control group in that view has the next outer style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// The controls of a group. A style that places them lays them out as separate views.
  public struct Content {
    let views: AnyView
  }

  /// The label of a group, which is empty if the group has no label.
  public struct Label {
    let part: ControlPart
  }

  /// The controls of the group.
  public let content: Content

  /// The label of the group.
  public let label: Label

  /// Whether the group has a label.
  let hasLabel: Bool
}

extension ControlGroupStyleConfiguration.Content: View, BuiltInComposite {
  public var body: some View { views }
}

extension ControlGroupStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

/// The default control group style: a label followed by a row of bordered controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if configuration.hasLabel { ControlLabel { configuration.label } }
      HStack(spacing: 2) { configuration.content }.buttonStyle(.bordered)
    }
  }
}

/// A control group style for navigation controls: a row of bordered controls without the label.
public struct NavigationControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// Creates a style for navigation controls.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) { configuration.content }.buttonStyle(.bordered)
  }
}

/// A control group style that displays a row of borderless controls without the label.
public struct PaletteControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// Creates a palette style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) { configuration.content }.buttonStyle(.borderless)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A control group style that displays a label followed by a row of bordered controls.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A control group style for navigation controls.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A control group style that displays a row of borderless controls.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a control group from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.hasLabel ? AnyView(partOfControl: configuration.label) : nil
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  ///
  /// > Source: conformance CONTROL-93.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroupStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ControlGroupStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(AutomaticControlGroupStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration> {
    get { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[ControlStyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}
