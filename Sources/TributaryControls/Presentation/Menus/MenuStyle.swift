import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A type that defines the appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view that represents a menu. A menu in that view has the next outer style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, which a ``Menu`` created from them displays.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label {
    let part: ControlPart
  }

  /// The content of a menu, which is created each time the menu opens.
  public struct Content {
    let make: @MainActor () -> AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View, BuiltInComposite {
  public var body: some View { part }
}

extension MenuStyleConfiguration.Content: View, BuiltInComposite {
  public var body: some View { make() }
}

/// The default menu style: a button in the button style of the environment.
public struct DefaultMenuStyle: MenuStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that displays a button in the button style of the environment.
public struct ButtonMenuStyle: MenuStyle, CompleteStyle {
  /// Creates a button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that displays a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, CompleteStyle {
  /// Creates a borderless button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

/// A menu style that displays a button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, CompleteStyle {
  /// Creates a bordered button style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style: a button in the button style of the environment.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style that displays a button in the button style of the environment.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style that displays a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu style that displays a button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style, for a style that modifies the current one.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}

extension View {
  /// Sets the style of the menus in this view.
  ///
  /// > Source: conformance MENU-15.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menuStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension MenuStyleConfiguration: ControlStyleConfiguration {
  nonisolated(unsafe) static let defaultStyle: ControlStyle<Self> = ControlStyle(DefaultMenuStyle()) {
    $0.makeBody(configuration: $1)
  }
}

extension EnvironmentValues {
  var menuStyle: ControlStyle<MenuStyleConfiguration> {
    get { self[ControlStyleKey<MenuStyleConfiguration>.self] }
    set { self[ControlStyleKey<MenuStyleConfiguration>.self] = newValue }
  }
}

/// A control group style that displays the controls in a menu, with the label of the group on its button.
public struct MenuControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// Creates a menu style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis") }
    }
  }
}

/// A control group style that displays the controls with icons in one compact row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// Creates a compact menu style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }.labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A control group style that displays the controls in a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A control group style that displays the controls in one compact row.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
