@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

// The placement of search fields in toolbars. The field of a search is always above the searched view.

/// Whether the field of a search in a toolbar is reduced to a button, which has no effect.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = SearchToolbarBehavior(number: 0)
  /// The field is a button until it has focus.
  public static let minimize = SearchToolbarBehavior(number: 1)
}

/// Whether a toolbar keeps its content during a search, which has no effect.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = SearchPresentationToolbarBehavior(number: 0)
  /// The toolbar keeps its content.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(number: 1)
}

/// Whether choosing the tab of a search moves the focus to its field, which has no effect.
public struct TabSearchActivation: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = TabSearchActivation(number: 0)
  /// The field receives the focus when the tab is chosen.
  public static let searchTabSelection = TabSearchActivation(number: 1)
}

extension View {
  /// Sets whether the field of a search is reduced to a button. The modifier has no effect.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Sets whether a toolbar keeps its content during a search. The modifier has no effect: toolbars keep it.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets whether choosing the tab of a search moves the focus to its field. The modifier has no effect.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}
