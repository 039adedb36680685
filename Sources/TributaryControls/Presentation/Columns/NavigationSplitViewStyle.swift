@_spi(Engine) public import TributaryEngine

/// How the columns of a split view share the room: here the last one takes what the others leave, as on macOS.
public protocol NavigationSplitViewStyle {}

/// The style where none is set.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The style where none is set.
  public init() {}
}

/// The last column makes room for those that are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The last column makes room.
  public init() {}
}

/// Where it means something, the last column keeps its size.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// The last column keeps its size, where that means something.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style where none is set.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column makes room.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its size, where that means something.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Accepts a style of split views; the columns share the room as on macOS, where all styles look the same.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
