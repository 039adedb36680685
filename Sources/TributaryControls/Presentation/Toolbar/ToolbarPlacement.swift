@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A bar that `toolbar(_:for:)` is about.
public struct ToolbarPlacement: Sendable, Hashable {
  enum Bar: Hashable, Sendable {
    case upper, lower, tabs, all
  }

  let bar: Bar

  /// The bar above a page.
  public static let automatic = ToolbarPlacement(bar: .all)
  /// The bar above a page.
  public static let navigationBar = ToolbarPlacement(bar: .upper)
  /// The bar below a page.
  public static let bottomBar = ToolbarPlacement(bar: .lower)
  /// The bar with the tabs of a tab view.
  public static let tabBar = ToolbarPlacement(bar: .tabs)
  /// The bar of a window: here that above a page.
  public static let windowToolbar = ToolbarPlacement(bar: .upper)
}

/// How the title in a bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Large on the first page of a navigation stack, in the bar on the others.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// In the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// In a line of its own.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// Large, in a line of its own.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

extension View {
  /// Shows or hides bars of the page that this view stands on.
  ///
  /// - Parameter bars: With none the bar above.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars of the page that this view stands on.
  ///
  /// - Parameter bars: With none the bar above.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private nonisolated func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
    let kinds = Set((bars.isEmpty ? [.navigationBar] : bars).map(\.bar))
    return navigationBar(
      NavigationBarSettings(
        isHidden: kinds.contains(.upper) || kinds.contains(.all) ? isHidden : nil,
        isLowerBarHidden: kinds.contains(.lower) || kinds.contains(.all) ? isHidden : nil,
        areTabsHidden: kinds.contains(.tabs) || kinds.contains(.all) ? isHidden : nil))
  }

  /// Sets how the title of the page that this view stands on is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBar(NavigationBarSettings(titleDisplayMode: mode.mode))
  }

  /// Gives the bar above the page that this view stands on a ground, or takes it away; by itself it has one while something is
  /// scrolled under it.
  ///
  /// - Parameter bars: With none the bar above; the ground of other bars always stands.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarGround(visibility, bars)
  }

  private nonisolated func toolbarGround(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isAbout = bars.isEmpty || bars.contains { $0.bar == .upper || $0.bar == .all }
    let hasGround: Bool? = visibility == .automatic || !isAbout ? nil : visibility == .visible
    return navigationBar(NavigationBarSettings(hasGround: hasGround))
  }

  /// Says what the ground of the bar above this view is painted with while it has one: while something is scrolled under it,
  /// or where `toolbarBackground(.visible)` asks for it.
  ///
  /// - Parameter bars: With none the bar above; other bars keep their ground.
  ///
  /// > Source: conformance TOOLBAR-09.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let isAbout = bars.isEmpty || bars.contains { $0.bar == .upper || $0.bar == .all }
    return navigationBar(NavigationBarSettings(ground: isAbout ? AnyShapeStyle(style) : nil))
  }

  /// Gives the bar above the page that this view stands on a ground, or takes it away: `toolbarBackground(_:for:)` for a
  /// visibility.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarGround(visibility, bars)
  }

  /// Shows the bar above the page that this view stands on in light or dark colours, whatever those of the page are.
  ///
  /// - Parameters:
  ///   - colorScheme: `nil` for the scheme of the page.
  ///   - bars: With none the bar above; other bars keep the scheme of the page.
  ///
  /// > Source: conformance TOOLBAR-20.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    let isAbout = bars.isEmpty || bars.contains { $0.bar == .upper || $0.bar == .all }
    return navigationBar(NavigationBarSettings(colorScheme: isAbout ? colorScheme : nil))
  }
}

/// What a page is for, which says how its bar is arranged.
public struct ToolbarRole: Sendable {
  enum Kind: Sendable {
    case automatic, navigationStack, browser, editor
  }

  let kind: Kind

  /// The title in the middle, and the title of the page before on the button that leads back.
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  /// The title in the middle, and the title of the page before on the button that leads back.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  /// The title at the beginning.
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  /// The title at the beginning, and nothing but an arrow on the button that leads back.
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// What stands in a bar without being asked for.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let number: UInt8

  /// The button that shows and hides the first column; the package draws none.
  public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(number: 1)
}

extension View {
  /// Says what the page is for that this view stands on, which arranges its bar.
  ///
  /// > Source: conformance TOOLBAR-21.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationBar(NavigationBarSettings(role: role.kind))
  }

  /// Takes something out of the bar of the page that this view stands on. The title stays what the page is called elsewhere:
  /// on the button that leads back to it.
  ///
  /// > Source: conformance TOOLBAR-22.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationBar(NavigationBarSettings(isTitleRemoved: defaultItemKind == .title ? true : nil))
  }
}
