import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that ``makeBody(configuration:)`` answers.
  associatedtype Body: View

  /// What a menu gives to its style.
  typealias Configuration = MenuStyleConfiguration

  /// The view of a menu. One that it makes itself has the style that is set further out.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu gives to its style: it is shown by a ``Menu`` that is made of it.
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public struct Label {
    let part: ControlPart
  }

  /// The views of a menu, made at each opening.
  public struct Content {
    let make: @MainActor () -> AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View, FrameworkComposite {
  public var body: some View { part }
}

extension MenuStyleConfiguration.Content: View, FrameworkComposite {
  public var body: some View { make() }
}

/// The style of menus where none is set: a button, in the style of buttons around it.
public struct DefaultMenuStyle: MenuStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button, in the style of buttons around it.
public struct ButtonMenuStyle: MenuStyle, CompleteStyle {
  /// A button.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle, CompleteStyle {
  /// A button without a border.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, CompleteStyle {
  /// A button with a border.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button, in the style of buttons around it.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button, in the style of buttons around it.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to show, for a style that changes another one.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, configuration.primaryAction)
  }
}

extension View {
  /// Sets the look of the menus in this view.
  ///
  /// > Source: conformance MENU-15.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menuStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension MenuStyleConfiguration: ControlStyleConfiguration {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var menuStyle: ControlStyle<MenuStyleConfiguration> {
    get { self[ControlStyleKey<MenuStyleConfiguration>.self] }
    set { self[ControlStyleKey<MenuStyleConfiguration>.self] = newValue }
  }
}

/// A menu of the controls, with the label of the group on its button.
public struct MenuControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// A menu of the controls.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis") }
    }
  }
}

/// The controls in one row, small, as a menu shows them in its first row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, CompleteStyle {
  /// The controls in one row.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) { configuration.content }.labelStyle(.iconOnly)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls in one row.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
