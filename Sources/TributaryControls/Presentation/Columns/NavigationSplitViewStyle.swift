@_spi(Engine) public import TributaryEngine

/// A type that defines how the columns of a split view share the width. All styles behave as on macOS.
///
/// The last column has the width that the other columns leave.
public protocol NavigationSplitViewStyle {}

/// The default split view style. All styles are equivalent.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the default style.
  public init() {}
}

/// A split view style that reduces the last column when other columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a balanced style.
  public init() {}
}

/// A split view style that keeps the size of the last column on other platforms; here it behaves as the default style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a prominent detail style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default split view style. All styles are equivalent.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A split view style that reduces the last column when other columns are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A split view style that keeps the size of the last column on other platforms.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of split views. The modifier has no effect: as on macOS, all styles look the same.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
