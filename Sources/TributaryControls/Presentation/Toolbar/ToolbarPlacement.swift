@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A bar to which `toolbar(_:for:)` applies.
public struct ToolbarPlacement: Sendable, Hashable {
  enum Bar: Hashable, Sendable {
    case upper, lower, tabs, status, all
  }

  let bar: Bar

  /// All bars.
  public static let automatic = ToolbarPlacement(bar: .all)
  /// The top bar of a page.
  public static let navigationBar = ToolbarPlacement(bar: .upper)
  /// The bottom bar of a page.
  public static let bottomBar = ToolbarPlacement(bar: .lower)
  /// The bar of a tab view.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  /// The status bar. Windows have no status bar, so settings for it have no effect.
  public static let statusBar = ToolbarPlacement(bar: .status)
  /// The bar of a window, which is the top bar of a page.
  public static let windowToolbar = ToolbarPlacement(bar: .upper)
}

/// The display mode of the title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// A large title on the root page of a navigation stack, and an inline title on other pages.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// A title in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// A title in a separate line.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// A large title in a separate line.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

extension View {
  /// Shows or hides bars of the page that contains this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars, or of their background.
  ///   - bars: The bars; the top bar if the list is empty.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars of the page that contains this view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars, or of their background.
  ///   - bars: The bars; the top bar if the list is empty.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private nonisolated func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    let kinds = Set((bars.isEmpty ? [.navigationBar] : bars).map(\.bar))
    return navigationBar(
      NavigationBarSettings(
        isHidden: kinds.contains(.upper) || kinds.contains(.all) ? isHidden : nil,
        isLowerBarHidden: kinds.contains(.lower) || kinds.contains(.all) ? isHidden : nil)
    )
    .transformPreference(TabBarKey.self) { areTabsHidden in
      if kinds.contains(.tabs) || kinds.contains(.all) { areTabsHidden = areTabsHidden ?? isHidden }
    }
  }

  /// Sets the display mode of the title of the page that contains this view.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar(NavigationBarSettings(titleDisplayMode: mode.mode))
  }

  /// Shows or hides the background of the top bar of the page that contains this view.
  ///
  /// By default, the background is visible while content is scrolled under the bar.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the bars, or of their background.
  ///   - bars: The bars; the top bar if the list is empty. Other bars always have a background.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    setToolbarBackground(visibility, bars)
  }

  private nonisolated func setToolbarBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isAbout = bars.isEmpty || bars.contains { $0.bar == .upper || $0.bar == .all }
    let hasGround: Bool? = visibility == .automatic || !isAbout ? nil : visibility == .visible
    return navigationBar(NavigationBarSettings(hasGround: hasGround))
  }

  /// Sets the style of the background of the top bar of the page that contains this view.
  ///
  /// The background is visible while content is scrolled under the bar, or with `toolbarBackground(.visible)`.
  ///
  /// - Parameters:
  ///   - style: The style of the background.
  ///   - bars: The bars; the top bar if the list is empty. Other bars keep their background.
  ///
  /// > Source: conformance TOOLBAR-09.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let isAbout = bars.isEmpty || bars.contains { $0.bar == .upper || $0.bar == .all }
    return navigationBar(NavigationBarSettings(ground: isAbout ? AnyShapeStyle(style) : nil))
  }

  /// Shows or hides the background of the top bar of the page, as `toolbarBackground(_:for:)` does.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    setToolbarBackground(visibility, bars)
  }

  /// Sets the color scheme of the top bar of the page that contains this view, independent of that of the page.
  ///
  /// - Parameters:
  ///   - colorScheme: The scheme; `nil` for that of the page.
  ///   - bars: The bars; the top bar if the list is empty. Other bars keep the scheme of the page.
  ///
  /// > Source: conformance TOOLBAR-20.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    let isAbout = bars.isEmpty || bars.contains { $0.bar == .upper || $0.bar == .all }
    return navigationBar(NavigationBarSettings(colorScheme: isAbout ? colorScheme : nil))
  }
}

/// The purpose of a page, which determines the arrangement of its bar.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable {
    case automatic, navigationStack, browser, editor
  }

  let kind: Kind

  /// A centered title, and a back button with the title of the previous page.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// A centered title, and a back button with the title of the previous page.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// A title at the beginning of the bar.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// A title at the beginning of the bar, and a back button without a title.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// A default item of a bar.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let number: UInt8

  /// The button that toggles the sidebar, which bars do not have.
  public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(number: 1)
  /// The field of a search, which bars do not have.
  public static let search = ToolbarDefaultItemKind(number: 2)
}

extension View {
  /// Sets the purpose of the page that contains this view. The purpose determines the arrangement of the bar.
  ///
  /// > Source: conformance TOOLBAR-21.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationBar(NavigationBarSettings(role: role.kind))
  }

  /// Removes a default item from the bar of the page that contains this view.
  ///
  /// A removed title is still displayed in the back button of the next page.
  ///
  /// > Source: conformance TOOLBAR-22.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBar(NavigationBarSettings(isTitleRemoved: defaultItemKind == .title ? true : nil))
  }
}
