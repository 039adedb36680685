@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

/// A place where a tab can be displayed.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let number: UInt8

  /// The tab bar, because there is no sidebar.
  public static let automatic = AdaptableTabBarPlacement(number: 0)
  /// The tab bar.
  public static let tabBar = AdaptableTabBarPlacement(number: 1)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(number: 2)
}

/// Whether users can move or hide a tab, which has no effect.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = TabCustomizationBehavior(number: 0)
  /// The tab cannot be customized.
  public static let disabled = TabCustomizationBehavior(number: 1)
  /// The tab can be moved.
  public static let reorderable = TabCustomizationBehavior(number: 2)
}

/// The place of a tab in the tab bar or the sidebar, which has no effect.
public struct TabPlacement: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = TabPlacement(number: 0)
  /// The tab bar, if it has room.
  public static let pinned = TabPlacement(number: 1)
  /// The sidebar only.
  public static let sidebarOnly = TabPlacement(number: 2)
}

extension View {
  /// Sets the customization of the tabs in this view. The binding is never changed, because there is no sidebar.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Adds a header to the sidebar of the tabs in this view. The header is not displayed: there is no sidebar.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Adds a footer to the sidebar of the tabs in this view. The footer is not displayed: there is no sidebar.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Adds a bar to the bottom of the sidebar of the tabs in this view. It is not displayed: there is no sidebar.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}

extension View {
  /// Sets the preferred place of the tabs where only one place is possible. The modifier has no effect: the tabs are
  /// in the bar.
  public nonisolated func defaultTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View { self }

  /// Sets the initial place of the tabs where users can switch between a tab bar and a sidebar. This modifier has no
  /// effect: the tabs are in the bar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}

extension EnvironmentValues {
  /// Whether the surrounding tab view can display a sidebar, which is always `false`.
  public var isTabViewSidebarAvailable: Bool { false }
}

extension TabContent {
  /// Sets whether users can move or hide the tab. The modifier has no effect: there is no sidebar.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets the place of the tab in the tab bar or the sidebar. The modifier has no effect: all tabs are in the bar.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Sets the initial visibility of the tab in some places, from which users can customize it. This modifier has no
  /// effect, because users could not show a hidden tab: there is no sidebar. Use ``hidden(_:)`` to hide a tab.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}
