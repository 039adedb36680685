/// The visibility of a part of the interface.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Visible depending on the context.
  case automatic
  /// Always visible.
  case visible
  /// Always hidden.
  case hidden
}

/// The visibility of indicators that mark the visible part of a scroll view's content.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Choice: Sendable { case automatic, visible, hidden, never }

  private let choice: Choice

  /// No indicators, since on other platforms they appear only during scrolling.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .automatic) }
  /// A thin bar along the trailing or bottom edge if the content exceeds the viewport.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .visible) }
  /// No indicators.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .hidden) }
  /// No indicators. The value is equivalent to `hidden` in Tributary.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .never) }
}
