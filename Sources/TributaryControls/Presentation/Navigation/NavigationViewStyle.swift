@_spi(Engine) public import TributaryEngine

/// How a ``NavigationView`` shows its pages.
public protocol NavigationViewStyle {}

/// The style of navigation views where none is set: one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style where none is set.
  public init() {}
}

/// One page at a time, which is what every style is here.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style where none is set.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets how the navigation views in this view show their pages: one at a time, whatever the style.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
