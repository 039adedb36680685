@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The layout of a tab view style, which is opaque to client code.
@_documentation(visibility: internal)
public struct TabViewLayout: Sendable {
  enum Kind: Hashable, Sendable {
    case bar
    case pages(PageTabViewStyle.IndexDisplayMode)
  }

  let kind: Kind
}

/// A type that defines the appearance of tab views.
public protocol TabViewStyle {
  /// The layout of the style. Only built-in styles exist.
  var _layout: TabViewLayout { get }
}

/// The default tab view style: a bar below the pages.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default style.
  public init() {}
  public var _layout: TabViewLayout { TabViewLayout(kind: .bar) }
}

/// A tab view style in which a drag or the arrow keys switch pages, with a page indicator.
public struct PageTabViewStyle: TabViewStyle {
  /// The condition under which the page indicator is displayed.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let value: UInt8

    /// The page indicator is displayed if there are several pages.
    public static let automatic = IndexDisplayMode(value: 0)
    /// The page indicator is always displayed.
    public static let always = IndexDisplayMode(value: 1)
    /// The page indicator is never displayed.
    public static let never = IndexDisplayMode(value: 2)
  }

  let index: IndexDisplayMode

  /// Creates a page style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { index = indexDisplayMode }
  public var _layout: TabViewLayout { TabViewLayout(kind: .pages(index)) }
}

/// A tab view style that displays a sidebar on other platforms; here it displays a bar below the pages.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a sidebar-adaptable style.
  public init() {}
  public var _layout: TabViewLayout { TabViewLayout(kind: .bar) }
}

/// A tab view style that displays a bar below the pages, independent of the available width.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a tab bar style.
  public init() {}
  public var _layout: TabViewLayout { TabViewLayout(kind: .bar) }
}

/// A tab view style that displays tabs in a box above the pages on other platforms; here it displays a bar below the
/// pages.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates a grouped style.
  public init() {}
  public var _layout: TabViewLayout { TabViewLayout(kind: .bar) }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A tab view style that displays tabs in a box on other platforms; here it displays a bar below the pages.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style: a bar below the pages.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view style in which a drag or the arrow keys switch pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Returns a tab view style in which a drag or the arrow keys switch pages, with or without a page indicator.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab view style that displays a sidebar on other platforms; here it displays a bar below the pages.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab view style that displays a bar below the pages, independent of the available width.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Sets the style of the tab views in this view.
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

/// The condition under which the tab bar is minimized. Tab bars are never minimized here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// The bar is minimized while content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// The bar is minimized while content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// The bar is not minimized.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
  /// Sets when the tab bar is minimized. The modifier has no effect.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}

/// A tab view style with vertical pages on watchOS; it equals ``PageTabViewStyle``.
public typealias VerticalPageTabViewStyle = PageTabViewStyle

/// A tab view style with a carousel of pages on watchOS; it equals ``PageTabViewStyle``.
public typealias CarouselTabViewStyle = PageTabViewStyle

extension PageTabViewStyle {
  /// A transition between vertical pages on watchOS. It has no effect.
  public struct TransitionStyle: Hashable, Sendable {
    private let number: UInt8

    /// No preference. All values are equivalent.
    public static let automatic = TransitionStyle(number: 0)
    /// A blur of the departing page.
    public static let blur = TransitionStyle(number: 1)
    /// No transition.
    public static let identity = TransitionStyle(number: 2)
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A tab view style with vertical pages on watchOS; here the pages are side by side.
  public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }

  /// A tab view style with vertical pages on watchOS; here the pages are side by side.
  ///
  /// - Parameter transitionStyle: The transition between pages. The value has no effect.
  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> PageTabViewStyle {
    PageTabViewStyle()
  }

  /// A tab view style with a carousel of pages on watchOS; here the pages are side by side.
  public static var carousel: PageTabViewStyle { PageTabViewStyle() }
}
