import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A button that opens a menu of actions below it. The button displays its label, and an indicator only on request,
/// with `menuIndicator(_:)`.
///
/// The views of the menu are created each time it opens. A button in the menu closes it and then performs its action; a
/// tap outside the menu and Escape also close it. A submenu opens beside its row.
///
/// > Source: conformance MENU-01 to MENU-06.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  /// The action of a press; if it is not `nil`, a long press opens the menu.
  let primaryAction: (() -> Void)?
  @Environment(\.menuStyle) private var style

  nonisolated init(_ label: Label, _ content: Content, _ primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View, NamedComposite {
  public var body: some View {
    // The stack makes the styled content one view: a modifier would otherwise apply to each of its views.
    ZStack {
      style.body(
        for: MenuStyleConfiguration(
          label: .init(part: .init(label, of: Self.self)),
          content: .init { AnyView(content: content, of: Self.self) },
          primaryAction: primaryAction))
    }
  }
}

extension Menu {
  /// Creates a menu with a custom label.
  ///
  /// - Parameters:
  ///   - content: The commands of the menu.
  ///   - label: The views that the menu button displays.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content(), nil)
  }

  /// Creates a menu with a custom label. A tap performs the primary action, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - content: The commands of the menu.
  ///   - label: The views that the menu button displays.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The commands of the menu.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content(), nil)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content(), nil)
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content(), nil)
  }

  /// Creates a menu with a title. A tap performs the primary action, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction)
  }

  /// Creates a menu with a title. A tap performs the primary action, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleResource), content(), primaryAction)
  }

  /// Creates a menu with a title. A tap performs the primary action, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(title), content(), primaryAction)
  }
}

extension Menu where Label == TributaryControls.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The commands of the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, systemImage: systemImage), content(), nil)
  }

  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleResource, systemImage: systemImage), content(), nil)
  }

  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, systemImage: systemImage), content(), nil)
  }

  /// Creates a menu with a title and a symbol. A tap performs the primary action, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleKey, systemImage: systemImage), content(), primaryAction)
  }

  /// Creates a menu with a title and a symbol. A tap performs the primary action, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleResource, systemImage: systemImage), content(), primaryAction)
  }

  /// Creates a menu with a title and a symbol. A tap performs the primary action, and a long press opens the menu.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Label(title, systemImage: systemImage), content(), primaryAction)
  }
}

extension View {
  /// Shows or hides the indicator of the menus in this view. By default, submenus and menus of pickers have one.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}

private struct MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the indicators of menus, which `menuIndicator(_:)` sets.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension Menu where Label == TributaryControls.Label<Text, Image> {
  /// Creates a menu with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleKey, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(titleResource, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(Label(title, image: image), content(), nil)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleKey, image: image), content(), primaryAction)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(titleResource, image: image), content(), primaryAction)
  }

  /// Creates a menu with a title and an image of an asset catalog. A tap performs the primary action.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - image: The image of an asset catalog, beside the title.
  ///   - content: The commands of the menu.
  ///   - primaryAction: A closure that runs on a tap. A long press opens the menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(Label(title, image: image), content(), primaryAction)
  }
}

/// Whether a menu closes after one of its actions.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: UInt8

  /// The default behavior: the menu closes.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// The menu remains open.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

private struct MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether menus close after an action.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a menu closes after the buttons and toggles in this view act.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
