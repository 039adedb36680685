/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Where it makes sense.
  case automatic
  /// Always there.
  case visible
  /// Never there.
  case hidden
}

/// Whether a scroll view shows bars that tell which part of its content is seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Choice: Sendable { case automatic, visible, hidden, never }

  private let choice: Choice

  /// No bar in a picture, as bars elsewhere show while somebody scrolls only.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .automatic) }
  /// A thin bar along the trailing or bottom edge, wherever there is more content than is seen.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .visible) }
  /// No bar.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .hidden) }
  /// No bar; there is no device here on which that would differ from `hidden`.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(choice: .never) }
}
