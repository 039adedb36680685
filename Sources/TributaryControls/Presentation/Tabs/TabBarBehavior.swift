@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

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
