@_spi(Engine) public import TributaryEngine

/// Gives the focus to the view in a scope that prefers it: `resetFocus(in: namespace)`.
///
/// > Source: conformance FOCUS-52.
@MainActor @preconcurrency
public struct ResetFocusAction {
  nonisolated init() {}

  /// Gives the focus, in the host whose code runs, to the view in a scope that prefers it, else to the first that can have it.
  public func callAsFunction(in namespace: Namespace.ID) { ViewGraph.running?.resetFocus(in: namespace) }
}

extension EnvironmentValues {
  /// Gives the focus to the view in a scope that prefers it.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
