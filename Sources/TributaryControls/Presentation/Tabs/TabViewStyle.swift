@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// How tab views show which pages there are; opaque to user code.
public struct TabViewLayout: Sendable {
  enum Kind: Hashable, Sendable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
  }

  let kind: Kind
}

/// How tab views show which pages there are.
public protocol TabViewStyle {
  /// The layout of the style; the styles are those of the package.
  var _layout: TabViewLayout { get }
}

/// A bar below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar below the pages.
  public init() {}
  public var _layout: TabViewLayout { TabViewLayout(kind: .bar) }
}

/// Pages that are flipped by a drag or the arrow keys, with dots for them.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let value: UInt8

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(value: 0)
    /// Always.
    public static let always = IndexDisplayMode(value: 1)
    /// Never.
    public static let never = IndexDisplayMode(value: 2)
  }

  let index: IndexDisplayMode

  /// Pages that are flipped.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { index = indexDisplayMode }
  public var _layout: TabViewLayout { TabViewLayout(kind: .pages(index)) }
}

/// A bar below the pages; with room for it others show a sidebar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A bar below the pages.
  public init() {}
  public var _layout: TabViewLayout { TabViewLayout(kind: .bar) }
}

/// A bar below the pages, however much room there is.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar below the pages.
  public init() {}
  public var _layout: TabViewLayout { TabViewLayout(kind: .bar) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar below the pages.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are flipped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are flipped, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar below the pages.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar below the pages, however much room there is.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Sets how the tab views in this view show which pages there are.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewLayout, style._layout.kind)
  }
}

extension TabViewLayout.Kind: StyleValue {
  static var whereNoneIsSet: Self { DefaultTabViewStyle()._layout.kind }
}

extension EnvironmentValues {
  var tabViewLayout: TabViewLayout.Kind {
    get { self[StyleValueKey<TabViewLayout.Kind>.self] }
    set { self[StyleValueKey<TabViewLayout.Kind>.self] = newValue }
  }
}

/// When the bar of tabs makes room. Bars of tabs stay here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: UInt8

  /// As the system likes.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// While content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// While content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
  /// Says when the bar of tabs makes room. Accepted for compatibility: bars of tabs stay.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Puts a view above the bar of tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}

/// Pages above one another, as on a watch: those of ``PageTabViewStyle``.
public typealias VerticalPageTabViewStyle = PageTabViewStyle

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages above one another, as on a watch: they stand side by side here.
  public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
}
